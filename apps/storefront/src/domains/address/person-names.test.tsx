import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { NameFields } from '#src/domains/customer/name-fields.tsx'
import { loadMessages, loadPartsOfLocale } from '#src/platform/i18n/messages.ts'
import { StoreProvider } from '#src/platform/i18n/store-context.tsx'
import { defaultStore } from '#src/platform/i18n/store-views.ts'
import { AddressFields } from './address-fields.tsx'
import { emptyAddress, type AddressRules } from './address-form.ts'
import { addressLine } from './address-line.ts'

const rules: AddressRules = {
  countries: [{ id: 'HU', name: 'Magyarország', regions: [] }],
  countriesWithRegion: [],
  isRegionShownElsewhere: false,
  hasBillingSection: true,
}
const anna = {
  ...emptyAddress('HU'),
  firstname: 'Anna',
  lastname: 'Kovács',
  street: 'Fő utca 1.',
  postcode: '1011',
  city: 'Budapest',
}
const nothing = () => undefined

beforeAll(async () => {
  for (const locale of ['hu-HU', 'pl-PL']) {
    await loadMessages(locale)
    await loadPartsOfLocale(locale, ['rest', 'purchase', 'account'])
  }
})

/** The names of the fields of people's names, in the order of the page. */
function fieldsIn(locale: string): string[] {
  const markup = renderToStaticMarkup(
    <StoreProvider store={{ ...defaultStore(), locale }}>
      <NameFields outcome={undefined} labels={{ firstname: 'first', lastname: 'last' }} />
      <AddressFields section="address" values={anna} errors={{}} rules={rules} onChange={nothing} onLeave={nothing} />
    </StoreProvider>,
  )
  return [...markup.matchAll(/ name="((?:address\.)?(?:first|last)name)"/g)].map(([, name = '']) => name)
}

test('forms in Hungarian ask for the family name first', () => {
  expect(fieldsIn('hu-HU')).toEqual(['lastname', 'firstname', 'address.lastname', 'address.firstname'])
  expect(fieldsIn('pl-PL')).toEqual(['firstname', 'lastname', 'address.firstname', 'address.lastname'])
})

test('an address in Hungary has the family name first', () => {
  expect(addressLine(anna, rules)).toBe('Kovács Anna, Fő utca 1., 1011 Budapest')
  expect(addressLine({ ...anna, country: 'PL' }, rules)).toMatch(/^Anna Kovács, /)
})
