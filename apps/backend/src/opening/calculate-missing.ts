import { checkEmail } from '@bocian/rules/validators.ts'
import { legalPages, type LegalPage, type Missing, type StoreFacts } from './types.ts'

const pageTexts: Readonly<Record<LegalPage, string>> = {
  terms: 'the terms and conditions',
  privacy: 'the privacy notice',
  imprint: "the seller's data",
  returns: 'information about withdrawal and returns',
  delivery: 'information about delivery',
}

const setSeller = (path: string, value: string): string => `config set general/store_information/${path} '${value}'`

/**
 * What a store view lacks before it may take orders; empty if it is ready. The law requires the seller's identity and the pages
 * (Directives 2000/31/EC, Article 5, and 2011/83/EU, Article 6). Without the rest, an order could not be paid, sent or confirmed.
 */
export function calculateMissing(facts: StoreFacts): Missing[] {
  return [...missingOfSeller(facts), ...missingPages(facts), ...unconfirmedPages(facts), ...missingMeans(facts)]
}

function missingOfSeller(facts: StoreFacts): Missing[] {
  const missing: Missing[] = []
  const add = (code: Missing['code'], reason: string, ...steps: string[]) => missing.push({ code, reason, steps })
  if (facts.sellerName === '') add('seller-name', "The seller's name is not set.", setSeller('name', 'NAME'))
  if (facts.missingOfAddress.length > 0)
    add(
      'seller-address',
      "The seller's address is not complete.",
      ...facts.missingOfAddress.map((path) => `config set ${path} 'TEXT'`),
    )
  if (facts.vatNumber === '' && facts.registerNumber === '')
    add(
      'seller-number',
      'Neither a VAT number nor a register number of the seller is set.',
      setSeller('vat_number', 'NUMBER'),
      setSeller('register_number', 'NUMBER'),
    )
  if (checkEmail(facts.contactEmail) !== null)
    add('seller-email', 'The email address for customers is not set, or is not valid.', setSeller('email', 'EMAIL'))
  return missing
}

function missingPages({ pages, activePages }: StoreFacts): Missing[] {
  return legalPages
    .filter((page) => pages[page] !== '' && !activePages.has(pages[page]))
    .map((page) => ({
      code: `page-${page}` as const,
      reason: `There is no active page "${pages[page]}" with ${pageTexts[page]}.`,
      steps: [
        'import pages.csv --kind pages',
        `with a row of the columns identifier (${pages[page]}), store_view_code (STORE), title and content`,
      ],
    }))
}

function unconfirmedPages({ pages, activePages, unconfirmedPages: drafts }: StoreFacts): Missing[] {
  return legalPages
    .filter((page) => activePages.has(pages[page]) && drafts.has(pages[page]))
    .map((page) => ({
      code: `draft-${page}` as const,
      reason: `The page "${pages[page]}" with ${pageTexts[page]} is a draft that nobody has confirmed.`,
      steps: [`legal show ${pages[page]} --store STORE`, `legal confirm ${pages[page]} --store STORE --as NAME`],
    }))
}

function missingMeans({ country, hasTaxRates, payments, deliveries, sender }: StoreFacts): Missing[] {
  const missing: Missing[] = []
  if (!hasTaxRates)
    missing.push({
      code: 'tax',
      reason: `There is no tax rate for ${country}.`,
      steps: [`shop export, add the rates of ${country} under taxes, and shop apply: docs/shop-description.md`],
    })
  if (payments.length === 0)
    missing.push({
      code: 'payment',
      reason: 'Customers can pay by no method.',
      steps: ['payment on CODE --store STORE', 'or set up a payment provider: docs/payment.md'],
    })
  if (deliveries === 0)
    missing.push({
      code: 'delivery',
      reason: 'There is no active delivery method.',
      steps: ['shop export, add a delivery to the store view, and shop apply: docs/shop-description.md'],
    })
  if (!/^(.*<[^<>\s]+@[^<>\s]+>|[^<>\s]+@[^<>\s]+)$/.test(sender.trim()))
    missing.push({
      code: 'sender',
      reason: 'Emails have no sender: MAIL_FROM is not set, or is not valid.',
      steps: ["set MAIL_FROM='NAME <EMAIL>' in the environment of the backend and restart it"],
    })
  return missing
}

/** Store views that lack the same. */
export interface MissingGroup {
  /** The codes of the store views. */
  stores: string[]
  missing: readonly Missing[]
}

/** Joins the store views that lack the same, in their sequence. Store views that lack nothing are left out. */
export function groupMissing(stores: readonly { store: string; missing: readonly Missing[] }[]): MissingGroup[] {
  const groups = new Map<string, MissingGroup>()
  for (const { store, missing } of stores) {
    if (missing.length === 0) continue
    const key = missing.map(({ reason }) => reason).join('\n')
    const group = groups.get(key) ?? { stores: [], missing }
    group.stores.push(store)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** A group in one line, for a log. */
export function describeMissing({ stores, missing }: MissingGroup): string {
  return `${stores.join(', ')}: no orders are taken. ${missing.map(({ reason }) => reason).join(' ')}`
}
