import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { eventually } from '#src/platform/testing/eventually.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { ProductCard } from './product-card.tsx'

const money = { value: 39.9, currency: 'EUR' as const }

const hat: ProductCardFragment = {
  __typename: 'SimpleProduct',
  uid: btoa('1'),
  sku: 'HAT',
  name: 'Hat',
  additional_product_name: null,
  cdrl_brand: null,
  url_key: 'hat',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  small_image: null,
  secondary_image: null,
  price_range: { minimum_price: { final_price: money, regular_price: money } },
  lowest_price: null,
  color_siblings: null,
}
const dress: ProductCardFragment = {
  ...hat,
  __typename: 'ConfigurableProduct',
  uid: btoa('2'),
  sku: 'DRESS',
  name: 'Dress',
}

const optionOf = (code: string, position: number, labels: readonly string[]) => ({
  uid: code,
  attribute_code: code,
  label: code === 'color' ? 'colour' : code,
  position,
  values: labels.map((label) => ({ uid: btoa(label), label, swatch_data: null })),
})
const variantOf = (size: string, color: string, stock = 'IN_STOCK') => ({
  attributes: Object.entries({ cdrl_size: size, color }).map(([code, label]) => ({ code, uid: btoa(label), label })),
  product: { uid: btoa(size + color), sku: size + color, stock_status: stock, cdrl_age: `age ${size}` },
})
const details = {
  __typename: 'ConfigurableProduct',
  uid: btoa('2'),
  configurable_options: [optionOf('color', 0, ['red', 'blue']), optionOf('cdrl_size', 1, ['98', '104', '110'])],
  variants: [
    variantOf('98', 'red'),
    variantOf('98', 'blue'),
    variantOf('104', 'blue'),
    variantOf('110', 'red', 'OUT_OF_STOCK'),
  ],
}

type Sent = Readonly<Record<string, FormDataEntryValue>>

/** Renders product cards. Posts to the cart get no response until `respond` is called. */
async function open(...products: readonly ProductCardFragment[]) {
  const sent: Sent[] = []
  const { promise: response, resolve: respond } = Promise.withResolvers<{ readonly errors: readonly string[] }>()
  fakeGraphql({ CardDetails: ({ uid }) => ({ products: { items: [{ ...details, uid }] } }) })
  const { router } = await renderInShop(
    <ToastProvider>
      {products.map((product) => (
        <ProductCard key={product.uid} product={product} />
      ))}
      <button type="button">Elsewhere</button>
    </ToastProvider>,
    {
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()))
        return response
      },
    },
  )
  return { sent, respond, router }
}

const add = (name: string) => page.getByRole('button', { name: new RegExp(`^(To cart|Adding…|Added) ${name}$`) })
const sizes = page.getByRole('dialog', { name: 'Please choose size' })
const isLoading = (name: string) => () => add(name).element().getAttribute('data-phase')

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

describe('the button of a simple product', () => {
  it('CARD-13 adds one piece, shows success, and returns to its initial state', async () => {
    const { sent, respond } = await open(hat)
    await add('Hat').click()
    await expect.element(page.getByRole('button', { name: 'Adding… Hat' })).toBeVisible()
    respond({ errors: [] })
    await expect.element(page.getByRole('button', { name: 'Added Hat' })).toBeVisible()
    await expect.element(page.getByRole('status').getByText('You have added Hat to your cart')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'To cart Hat' })).toBeVisible()
    expect(sent).toEqual([{ intent: 'add', uid: btoa('1'), sku: 'HAT', quantity: '1' }])
  })

  it('QUICK-01 QUICK-07 CARD-13 CARD-15 is pressed as ‘To cart’, says in a toast what was added, and shows success for 1.5 seconds', async () => {
    const { sent, respond } = await open(hat)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await add('Hat').click()
    respond({ errors: [] })
    await eventually(() => expect(isLoading('Hat')()).toBe('success'))
    expect(page.getByRole('status').getByText('You have added Hat to your cart').elements()).toHaveLength(1)
    vi.advanceTimersByTime(1499)
    expect(isLoading('Hat')()).toBe('success')
    vi.advanceTimersByTime(1)
    await eventually(() => expect(isLoading('Hat')()).toBe('normal'))
    expect(sent).toEqual([{ intent: 'add', uid: btoa('1'), sku: 'HAT', quantity: '1' }])
  })

  it('adds once even if pressed repeatedly while the request is pending', async () => {
    const { sent, respond } = await open(hat)
    await add('Hat').click()
    await expect.poll(isLoading('Hat')).toBe('loading')
    await add('Hat').click({ force: true })
    await add('Hat').dblClick({ force: true })
    ;(add('Hat').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    respond({ errors: [] })
    await expect.element(page.getByRole('button', { name: 'Added Hat' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('adds once if pressed again before the first press is rendered', async () => {
    const { sent, respond } = await open(hat)
    const button = add('Hat').element() as HTMLElement
    button.click()
    await expect.poll(isLoading('Hat')).toBe('loading')
    respond({ errors: [] })
    await expect.element(page.getByRole('button', { name: 'To cart Hat' })).toBeVisible()
    expect(sent).toHaveLength(1)
    // The quick shop's code has loaded by now: a press is sent at once and rendered in a later task.
    button.click()
    for (let tick = 0; tick < 20; tick += 1) await Promise.resolve()
    expect(isLoading('Hat')()).not.toBe('loading')
    button.click()
    await expect.poll(() => sent.length).toBe(2)
    await expect.element(page.getByRole('button', { name: 'Added Hat' })).toBeVisible()
    expect(sent).toHaveLength(2)
  })

  it('CARD-14 shows why the cart refused, and can be pressed again', async () => {
    const { respond } = await open(hat)
    await add('Hat').click()
    respond({ errors: ['Only 2 left'] })
    await expect.element(page.getByRole('alert').getByText('Only 2 left')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'To cart Hat' })).toBeVisible()
  })

  it('QUICK-05 is disabled if the product is sold out', async () => {
    await open({ ...hat, stock_status: 'OUT_OF_STOCK' })
    await expect.element(page.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  })
})

describe('the quick shop of a product with options', () => {
  it('QUICK-05 cannot be opened if the product is sold out', async () => {
    await open({ ...dress, stock_status: 'OUT_OF_STOCK' })
    await expect.element(page.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
    expect(add('Dress').elements()).toEqual([])
  })

  it('QUICK-02 QUICK-10 AMB-64 asks for the size, then for the colour if several are available, and adds the variant', async () => {
    const { sent } = await open(dress)
    await add('Dress').click()
    await expect.element(sizes.getByRole('button', { name: '98 (age 98)' })).toHaveFocus()
    await expect.element(sizes.getByRole('button', { name: /^110 .*Out of stock$/ })).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    const colours = page.getByRole('dialog', { name: 'Please choose: colour' })
    await colours.getByRole('button', { name: 'blue' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(add('Dress')).toHaveFocus()
    await expect
      .poll(() => sent)
      .toEqual([
        {
          intent: 'add',
          uid: btoa('2'),
          sku: 'DRESS',
          quantity: '1',
          option_cdrl_size: btoa('98'),
          option_color: btoa('blue'),
        },
      ])
  })

  it('AMB-64 chooses the only available colour without asking', async () => {
    const { sent } = await open(dress)
    await add('Dress').click()
    await sizes.getByRole('button', { name: '104 (age 104)' }).click()
    await expect.poll(() => sent).toMatchObject([{ option_cdrl_size: btoa('104'), option_color: btoa('blue') }])
  })

  it('QUICK-08 QUICK-09 is open for one card at a time, and closes on Escape, a press elsewhere or its own button', async () => {
    const { sent } = await open(dress, { ...dress, uid: btoa('3'), name: 'Skirt' })
    await add('Dress').click()
    await expect.element(sizes).toBeVisible()
    await add('Skirt').click()
    await expect.element(add('Skirt')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(add('Dress')).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(() => sizes.elements().length).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(sizes).not.toBeInTheDocument()
    await expect.element(add('Skirt')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(sizes).toBeVisible()
    await page.getByRole('button', { name: 'Elsewhere' }).click()
    await expect.element(sizes).not.toBeInTheDocument()
    await add('Skirt').click()
    await expect.element(sizes).toBeVisible()
    ;(add('Skirt').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(sizes).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('QUICK-04 QUICK-06 AMB-35 lists sizes with ages in a list of 50 to 250 px height', async () => {
    await open(dress)
    await add('Dress').click()
    await expect.element(sizes).toBeVisible()
    const list = sizes.element().querySelector('[data-quick-shop]') as HTMLElement
    const { minHeight, maxHeight } = getComputedStyle(list)
    expect([minHeight, maxHeight]).toEqual(['50px', '250px'])
    expect(list.querySelector('button')?.textContent).toBe('98 (age 98)')
  })

  it('QUICK-03 is a modal dialog on a phone, closed by Escape', async () => {
    await page.viewport(390, 844)
    await open(dress)
    await add('Dress').click()
    await expect.element(sizes).toBeVisible()
    expect(sizes.element().matches('dialog:modal')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(sizes).not.toBeInTheDocument()
  })

  it('opens the product page if the sizes cannot be loaded', async () => {
    // The client's cache does not have the details of this product.
    const { router } = await open({ ...dress, uid: btoa('9') })
    fakeGraphql({})
    await add('Dress').click()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/hat.html')
  })
})
