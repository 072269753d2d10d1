import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { StoreProvider } from '#src/platform/i18n/store-context.tsx'
import { defaultStore, storeByCode } from '#src/platform/i18n/store-views.ts'
import { Price } from './price.tsx'

const german = storeByCode('de') ?? defaultStore()
const armenian = storeByCode('am') ?? defaultStore()

const money = (value: number) => ({ value, currency: 'PLN' })
const textOf = (markup: string): string => markup.replaceAll('\u00a0', ' ')

describe('Price', () => {
  test('PRICE-01 PRICE-02 PRICE-03 AMB-01 strikes through the 30-day low, and labels the regular price without a strike', () => {
    const html = textOf(
      renderToStaticMarkup(<Price final={money(63.99)} regular={money(99.99)} lowest={money(79.99)} percentOff={20} />),
    )
    expect(html).toContain('<s>79,99 zł</s>')
    expect(html).not.toContain('<s>99,99 zł</s>')
    expect(html).toContain('99,99 zł (−36%)')
    expect(html).toContain('−20%')
  })

  test('PRICE-04 AMB-01 announces no reduction when the price is not below the 30-day low', () => {
    const html = textOf(
      renderToStaticMarkup(<Price final={money(79.99)} regular={money(99.99)} lowest={money(74.99)} />),
    )
    expect(html).not.toContain('%')
    expect(html).not.toContain('<s>')
    expect(html).toContain('99,99 zł')
  })

  test('PRICE-02 AMB-01 a small price shows the percentage below the 30-day low, and none below the regular price', () => {
    const html = textOf(
      renderToStaticMarkup(
        <Price final={money(63.99)} regular={money(99.99)} lowest={money(79.99)} percentOff={20} size="small" />,
      ),
    )
    expect(html).toContain('<s>79,99 zł</s> (−20%)')
    expect(html).toContain('99,99 zł')
    expect(html.match(/%/g)).toHaveLength(1)
  })

  test('a price says that tax is included and delivery is not, with a link, where the store wants it', async () => {
    await loadMessages(german.locale)
    const priceIn = (hasPriceNote: boolean): string =>
      renderToStaticMarkup(
        <StoreProvider store={{ ...german, hasPriceNote }}>
          <MemoryRouter>
            <Price final={money(63.99)} size="small" />
          </MemoryRouter>
        </StoreProvider>,
      )
    expect(priceIn(true)).toMatch(/inkl\. MwSt\., zzgl\. <a [^>]*href="\/de\/delivery"[^>]*>Versand<\/a>/)
    expect(priceIn(false)).not.toContain('MwSt')
  })

  test('an Armenian price has the Armenian mark after its labels', async () => {
    await loadMessages(armenian.locale)
    const html = renderToStaticMarkup(
      <StoreProvider store={armenian}>
        <Price final={money(63.99)} regular={money(99.99)} lowest={money(79.99)} percentOff={20} />
      </StoreProvider>,
    )
    expect(html.match(/[Ա-և]: /gu)).toBeNull()
    expect(html.match(/[Ա-և]՝ /gu)).toHaveLength(2)
  })

  test('PRICE-05 rounds to two decimals', () => {
    const html = textOf(renderToStaticMarkup(<Price final={money(19.999)} regular={money(24.004)} />))
    expect(html).toContain('20,00 zł')
    expect(html).toContain('24,00 zł')
  })
})
