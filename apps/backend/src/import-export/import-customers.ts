import { saveCustomers, type AddressDraft, type CustomerDraft } from '../customer/customer.ts'
import { CellFault, parseFlag, parseList } from './parse-cells.ts'
import { needStore, needText, parseWith } from './parse-with.ts'
import type { ImportStore, Row, TableImport } from './types.ts'

/** The customers table: `email`, `password`, `firstname`, `lastname`, `store_view_code`, an address, `agreements`. */
export function createCustomerImport(
  stores: ReadonlyMap<string, ImportStore>,
  websites: ReadonlyMap<number, number>,
  now: Date,
): TableImport<CustomerDraft> {
  return {
    columns: ['email', 'password', 'firstname', 'lastname', 'store_view_code'],
    keyOf: ({ email }) => email,
    parse: parseWith('email', (row) => readCustomer(row, websites.get(needStore(row, stores).id) ?? 0)),
    async save(tx, drafts, report) {
      const { created, changed, unchanged } = await saveCustomers(tx, drafts, now)
      report.counted.created += created
      report.counted.changed += changed
      report.counted.unchanged += unchanged
    },
  }
}

function readCustomer(row: Row, websiteId: number): CustomerDraft {
  const email = needText(row, 'email')
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new CellFault(`"${email.slice(0, 80)}" is not an e-mail address`)
  const password = needText(row, 'password')
  if (password.length < 8) throw new CellFault('the password is shorter than 8 characters')
  return {
    websiteId,
    email,
    password,
    firstname: needText(row, 'firstname'),
    lastname: needText(row, 'lastname'),
    telephone: (row['telephone'] ?? '').trim() || null,
    isAgent: parseFlag(row['is_agent']) ?? false,
    addresses: readAddresses(row),
    agreements: parseList(row['agreements']),
  }
}

function readAddresses(row: Row): AddressDraft[] {
  const street = (row['street'] ?? '').trim()
  if (street === '') return []
  return [
    {
      street: street.split('\n'),
      city: needText(row, 'city'),
      postcode: needText(row, 'postcode'),
      countryCode: needText(row, 'country_code'),
    },
  ]
}
