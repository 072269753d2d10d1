import { describe, expect, it } from 'vitest'
import { useLoaderData } from 'react-router'
import { page } from 'vitest/browser'
import type { CartItemFragment, CartPageFragment } from '#src/platform/graphql/documents.gen.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import type { CartOutcome } from './change/change-cart.ts'
import { useRemoval } from './use-removal.ts'

const hat = { uid: 'hat', product: { name: 'Hat' } } as unknown as CartItemFragment
const cartOf = (items: readonly CartItemFragment[]) => ({ items }) as unknown as CartPageFragment

function Cart() {
  const cart = useLoaderData<CartPageFragment>()
  const { heading, removed, left, failed, remove } = useRemoval(cart)
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Cart
      </h1>
      <output>{cart.items?.length} in the cart</output>
      {removed ? <p>{removed.item.product.name} removed</p> : null}
      {failed.map((text) => (
        <p key={text} role="alert">
          {text}
        </p>
      ))}
      {left.map((item, index) => (
        <button type="button" key={item.uid} onClick={() => remove(item, index)}>
          Remove {item.product.name}
        </button>
      ))}
    </>
  )
}

/** Removes the hat; the response is lost. Then the page loads its cart again, with the hat if the shop did not remove it. */
async function loseResponse(isRemoved: boolean): Promise<void> {
  let items = [hat]
  const lost: CartOutcome = { intent: 'remove', uid: 'hat', errors: ['The shop did not respond'], isUnexpected: true }
  await renderInShop(<Cart />, {
    loader: () => cartOf(items),
    action: () => {
      if (isRemoved) items = []
      return lost
    },
  })
  await page.getByRole('button', { name: 'Remove Hat' }).click()
}

describe('the removal of a cart line whose response is lost', () => {
  it('is done if the reloaded cart does not contain the line', async () => {
    await loseResponse(true)
    await expect.element(page.getByRole('status')).toHaveTextContent('0 in the cart')
    expect(page.getByText('Hat removed').elements()).toHaveLength(1)
    expect(page.getByRole('alert').elements()).toHaveLength(0)
  })

  it('has failed if the reloaded cart still contains the line', async () => {
    await loseResponse(false)
    await expect.element(page.getByRole('alert').getByText('The shop did not respond')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Remove Hat' })).toBeVisible()
    expect(page.getByText('Hat removed').elements()).toHaveLength(0)
  })
})
