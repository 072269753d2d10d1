import { expect, it } from 'vitest'
import { only, stored } from '../testing-parse.ts'

const block = (attributes: string, classes = 'block-banners') =>
  only(
    stored(
      'dynamic_block',
      `<div class="widget block ${classes}" ${attributes}><script type="text/x-magento-template">a</script></div>`,
    ),
  )

it.each([
  ['fixed', 'SPECIFIED'],
  ['salesrule', 'CART_PRICE_RULE_RELATED'],
  ['catalogrule', 'CATALOG_PRICE_RULE_RELATED'],
  ['', 'SPECIFIED'],
])('CMS-09 reads uids and the mode %j', (stored, mode) => {
  expect(block(`data-uids="MQ==, Mg==" data-display-mode="${stored}"`)).toEqual({
    type: 'dynamic-block',
    uids: ['MQ==', 'Mg=='],
    mode,
  })
})

it('CMS-09 reads whether it is inline, and shows nothing without uids', () => {
  expect(block('data-uids="MQ=="', 'block-banners-inline')).toMatchObject({ isInline: true })
  expect(block('data-uids=""')).toBeUndefined()
})
