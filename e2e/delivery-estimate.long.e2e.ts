import { describe, expect, it } from 'vitest'
import { devices, shop, visit } from './browser.ts'
import { filledCart } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const cartOf = (store: string, quantity: number): Promise<string> => filledCart([{ sku: 'ROLE-S1', quantity }], store)

describe.each(devices)('UX-25 the cart on a %s', (_device, viewport) => {
  const stores = [
    ['pl', 'poland', 'pl-PL', '/cart', /od 12,99\szł/],
    ['de', 'germany', 'de-DE', '/de/cart', /ab 4,49\s€/],
  ] as const
  it.each(stores)(
    'in %s shows delivery prices and dates before an address is entered',
    async (store, group, locale, path, expected) => {
      const t = textsOf(locale)
      const { page, complaints } = await visit({ viewport, locale })
      await page.context().addCookies([{ name: `cart_${group}`, value: await cartOf(store, 1), url: shop }])
      await page.goto(path)
      const summary = page.getByRole('region', { name: t('cart.summary') })
      await summary.getByText(expected).waitFor()
      expect(await summary.innerText()).toContain(t('checkout.arrives.point').replace('{days}', '').trim())
      expect(await summary.innerText()).toContain(t('cart.estimate.shops'))
      expect(complaints).toEqual([])
      await endVisit(page)
    },
  )
})
