import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckoutCartFragment } from '#src/platform/graphql/documents.gen.ts'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import type { AddressRules } from '#src/domains/address/address-form.ts'
import { emptyContact } from '../buyer/contact-form.ts'
import { ContactStep } from './contact-step.tsx'

beforeAll(async () => {
  await loadMessages('pl-PL')
})

const rules: AddressRules = {
  countries: [{ id: 'PL', name: 'Polska', regions: [] }],
  countriesWithRegion: [],
  isRegionShownElsewhere: false,
  hasBillingSection: true,
}
const cart = { id: 'cart', is_virtual: false } as CheckoutCartFragment
const markup = (more: Partial<AddressRules>): string => {
  const element = (
    <ContactStep
      cart={cart}
      rules={{ ...rules, ...more }}
      given={emptyContact('PL')}
      addresses={[]}
      onSaved={() => undefined}
    />
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

describe('the first step of the checkout', () => {
  it('CHK-07 shows the billing section only if the setting says so', () => {
    expect(markup({})).toMatch(/<input[^>]*name="same"/)
    expect(markup({ hasBillingSection: false })).not.toMatch(/name="same"|name="billing\./)
  })

  it('CHK-08 shows a region only if the setting or the country says so', () => {
    expect(markup({})).not.toContain('name="shipping.region"')
    expect(markup({ isRegionShownElsewhere: true })).toMatch(/<input(?![^>]*aria-required)[^>]*name="shipping\.region"/)
    expect(markup({ countriesWithRegion: ['PL'] })).toMatch(/<input(?=[^>]*aria-required)[^>]*name="shipping\.region"/)
  })

  it('UX-29 UX-32 home delivery needs at most eight fields, each once', () => {
    const fields = [...markup({}).matchAll(/<input(?![^>]*type="(?:radio|checkbox|hidden)")[^>]*name="([^"]+)"/g)]
    expect(fields.map(([, name]) => name)).toEqual([
      'email',
      'shipping.firstname',
      'shipping.lastname',
      'shipping.street',
      'shipping.postcode',
      'shipping.city',
      'shipping.telephone',
    ])
  })

  it('UX-30 UX-31 labels are above their fields, and each field sets its keyboard type and autocomplete purpose', () => {
    const html = markup({})
    for (const [name, more] of [
      ['email', 'type="email"'],
      ['shipping.telephone', 'type="tel"'],
      ['shipping.postcode', 'inputMode="numeric"'],
    ] as const)
      expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name.replace('.', '\\.')}")(?=[^>]*${more})`))
    for (const purpose of ['email', 'shipping given-name', 'shipping postal-code', 'shipping tel'])
      expect(html).toContain(`autoComplete="${purpose}"`)
  })

  it('UX-28 a guest needs no password; sign-in is an optional link', () => {
    const html = markup({})
    expect(html).not.toContain('type="password"')
    expect(html).toContain('/checkout/sign-in/')
  })
})
