import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { drawElements } from '../../content/testing-draw.tsx'

const placeholders = () => document.querySelectorAll('[aria-busy] > div')

afterEach(() => vi.unstubAllGlobals())

it('CMS-09 asks for the stored blocks, shows four placeholders meanwhile, and then the blocks in their order', async () => {
  const waiting = Promise.withResolvers<void>()
  const block = (uid: string) => ({ uid, content: { html: `<p>Block ${uid}</p>` } })
  const calls = fakeGraphql({
    DynamicBlocks: async () => {
      await waiting.promise
      return { dynamicBlocks: { items: [block('Mg=='), block('MQ==')] } }
    },
  })
  await drawElements({ type: 'dynamic-block', uids: ['MQ==', 'Mg=='], mode: 'CART_PRICE_RULE_RELATED', isInline: true })
  await expect.poll(() => placeholders().length).toBe(4)
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.variables).toMatchObject({ type: 'CART_PRICE_RULE_RELATED', uids: ['MQ==', 'Mg=='] })
  waiting.resolve()
  await expect.element(page.getByText('Block MQ==')).toBeVisible()
  expect([...document.querySelectorAll('[data-inline="true"] p')].map(({ textContent }) => textContent)).toEqual([
    'Block MQ==',
    'Block Mg==',
  ])
  expect(placeholders()).toHaveLength(0)
})

it('CMS-09 shows nothing if the shop has no such block, or if it cannot be loaded', async () => {
  fakeGraphql({ DynamicBlocks: { dynamicBlocks: { items: [] } } })
  await drawElements(
    { type: 'dynamic-block', uids: ['MQ=='], mode: 'SPECIFIED' },
    { type: 'heading', level: 2, text: 'Below' },
  )
  await expect.element(page.getByText('Below')).toBeVisible()
  await expect.poll(() => document.querySelector('[data-inline]')).toBeNull()
})
