import { oneLine } from '@bocian/rules/clean-text.ts'
import { normalizeEmail } from '@bocian/rules/validators.ts'
import { fillCustomerCart } from '#src/cart/whole/whole.ts'
import { customerKey, saveCustomers, type AddressDraft, type CustomerDraft } from '#src/customer/customer.ts'
import { storeViews } from '#src/store/store.ts'
import type { Database } from '#src/platform/database.ts'
import { CellError, parseList, parseQuantity } from '../parse/parse-cells.ts'
import { parseFlag } from '../parse/parse-flag.ts'
import { needStore, needText, parseWith } from '../parse/parse-with.ts'
import type { Complaint, ImportStore, Row, TableImport } from '../types.ts'

interface CustomerRow {
  line: number
  draft: CustomerDraft
  cart: Cart | undefined
}

interface Cart {
  storeCode: string
  items: { sku: string; quantity: number }[]
}

interface CustomerCart extends Cart {
  line: number
  email: string
  customerId: number
}

/**
 * The customers table: `email`, `password`, `firstname`, `lastname`, `store_view_code`, an address, `agreements`. The carts in
 * the rows are collected in `carts`, and filled after the customers are saved.
 */
export function createCustomerImport(
  stores: ReadonlyMap<string, ImportStore>,
  websites: ReadonlyMap<number, number>,
  now: Date,
  carts: CustomerCart[],
): TableImport<CustomerRow> {
  return {
    columns: ['email', 'password', 'firstname', 'lastname', 'store_view_code'],
    keyOf: ({ draft }) => draft.email,
    parse: parseWith('email', (row, line) => readCustomer(row, line, stores, websites)),
    async save(tx, rows, report) {
      const drafts = rows.map(({ draft }) => draft)
      const { created, changed, unchanged, ids } = await saveCustomers(tx, drafts, now)
      report.counted.created += created
      report.counted.changed += changed
      report.counted.unchanged += unchanged
      for (const { line, draft, cart } of rows) {
        const customerId = ids.get(customerKey(draft.websiteId, draft.email))
        if (cart !== undefined && customerId !== undefined)
          carts.push({ ...cart, line, email: draft.email, customerId })
      }
    },
  }
}

/** Fills the empty carts of customers. Returns a complaint for each item that cannot be added. */
export async function fillCarts(database: Database, carts: CustomerCart[], now: Date): Promise<Complaint[]> {
  const views = new Map((await storeViews(database.reader)).map((view) => [view.code, view]))
  const complaints: Complaint[] = []
  for (const { line, email, customerId, storeCode, items } of carts) {
    const store = views.get(storeCode)
    if (store === undefined) continue
    for (const { message } of await fillCustomerCart(database, { store, customerId, now }, items))
      complaints.push({ line, key: email, reason: `cart: ${message}`, isWarning: true })
  }
  return complaints
}

function readCustomer(
  row: Row,
  line: number,
  stores: ReadonlyMap<string, ImportStore>,
  websites: ReadonlyMap<number, number>,
): CustomerRow {
  const email = normalizeEmail(needText(row, 'email'))
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new CellError(`"${email.slice(0, 80)}" is not an e-mail address`)
  const password = needText(row, 'password')
  if (password.length < 8) throw new CellError('the password is shorter than 8 characters')
  const store = needStore(row, stores)
  const draft = {
    websiteId: websites.get(store.id) ?? 0,
    email,
    password,
    firstname: oneLine(needText(row, 'firstname')),
    lastname: oneLine(needText(row, 'lastname')),
    telephone: oneLine(row['telephone'] ?? '') || null,
    isAgent: parseFlag('is_agent', row['is_agent']) ?? false,
    addresses: readAddresses(row),
    agreements: parseList(row['agreements']),
  }
  const items = parseList(row['cart'], '|').map(readCartItem)
  return { line, draft, cart: items.length === 0 ? undefined : { storeCode: store.code, items } }
}

/** One cell item: `sku:quantity`. */
function readCartItem(text: string): { sku: string; quantity: number } {
  const cut = text.lastIndexOf(':')
  const quantity = parseQuantity('cart', text.slice(cut + 1)) ?? 0
  if (cut < 1 || quantity < 1) throw new CellError(`cart "${text.slice(0, 60)}" is not sku:quantity`)
  return { sku: text.slice(0, cut), quantity }
}

function readAddresses(row: Row): AddressDraft[] {
  const street = (row['street'] ?? '').trim()
  if (street === '') return []
  return [
    {
      street: street.split('\n').map(oneLine),
      city: oneLine(needText(row, 'city')),
      postcode: needText(row, 'postcode'),
      countryCode: needText(row, 'country_code'),
    },
  ]
}
