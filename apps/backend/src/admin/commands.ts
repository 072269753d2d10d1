import { cleanText } from '@bocian/rules/clean-text.ts'
import { normalizeOrderNumber } from '@bocian/rules/validators.ts'
import { parseBlog, type BlogCommand } from './blog-command.ts'
import { parseContact, type ContactCommand } from './contact-command.ts'
import { contentHelp, parseContent, type ContentCommand } from './parse-content.ts'
import { parseEmails, type EmailCommand } from './email-command.ts'
import { parseEvents, type EventCommand } from './event-command.ts'
import { parseLoyalty, type LoyaltyCommand } from './parse-loyalty.ts'
import { parseGiftCard, type GiftCardCommand } from './parse-gift-card.ts'
import { parseReturns, type ReturnCommand } from './parse-returns.ts'
import { parseImport, type ImportCommand } from './parse-import.ts'
import { openingHelp, openingParsers, type OpeningCommand } from './parse-opening.ts'
import { parsePrivacy, type PrivacyCommand } from './parse-privacy.ts'
import { parseShop, shopHelp, type ShopCommand } from './parse-shop.ts'
import { tableKinds } from '../import-export/import-export.ts'
import { readOptions, UsageError } from './usage-error.ts'

export type Command =
  | ImportCommand
  | { name: 'reindex' }
  | { name: 'audit' }
  | { name: 'ready'; stores: string[]; isJson: boolean }
  | { name: 'sandbox off' }
  | ShopCommand
  | OpeningCommand
  | { name: 'stock'; sku: string; quantity: number | undefined }
  | { name: 'order list' }
  | { name: 'order show'; number: string }
  | { name: 'order pay' | 'order cancel'; number: string; reason: string }
  | { name: 'order ship'; number: string; trackingNumber: string | null; reason: string }
  | { name: 'order refund'; number: string; amount: number | null; reason: string }
  | { name: 'config list'; text: string; store: string | undefined }
  | { name: 'config set'; path: string; value: string; store: string | undefined }
  | { name: 'config unset'; path: string; store: string | undefined }
  | { name: 'payment list' }
  | { name: 'payment on' | 'payment off'; code: string; store: string }
  | { name: 'rewrite list'; text: string; store: string | undefined }
  | { name: 'rewrite add'; store: string; from: string; to: string; code: number }
  | { name: 'rewrite remove'; store: string; from: string }
  | { name: 'coupon list'; text: string }
  | { name: 'coupon add'; rule: string; code: string; limitTotal: number | null; limitPerCustomer: number | null }
  | { name: 'coupon on' | 'coupon off'; code: string }
  | GiftCardCommand
  | { name: 'agent list' }
  | { name: 'agent trail'; email: string | null }
  | { name: 'agent add' | 'agent remove' | 'agent reset'; email: string; store: string }
  | { name: 'reviews list'; status: 'pending' | 'approved' | 'refused' }
  | { name: 'reviews approve' | 'reviews refuse'; id: number }
  | BlogCommand
  | { name: 'withdrawals list'; isAll: boolean }
  | { name: 'withdrawals handled'; reference: string; note: string }
  | { name: 'newsletter export' }
  | PrivacyCommand
  | { name: 'mail list' }
  | { name: 'mail show'; id: number }
  | ContactCommand
  | ContentCommand
  | EmailCommand
  | EventCommand
  | LoyaltyCommand
  | ReturnCommand
  | { name: 'help' }

export const help = `Usage: npm run admin -- <command>

  import FILE.csv [--store CODE] [--images DIR] [--kind KIND] [--dry-run]
                        Imports a table. --store is the store view of rows without one (pl), --images the
                        folder of product pictures, --kind the type of the file:
                        ${tableKinds.join(', ')} (products).
                        --encoding of a file other than UTF-8 (windows-1250),
                        --views maps the file's store views to ours (default=pl,german=de),
                        --websites maps its websites to our store views (base=pl,abroad=de+eu),
                        --dates is the order in 5/6/2026 (month-first or day-first).
                        --dry-run shows what would change and where each product would be sold, and
                        writes nothing; with --json for programs.
  reindex               Rebuilds all URLs and the product listing
  audit                 Checks the invariants of orders, stock, prices and customers; read-only
  ready [STORE …] [--json]
                        What store views still lack before they may take orders, and the commands that
                        end it; the exit code is 1 if anything is missing. --json is for programs.
${shopHelp}
${contentHelp}
${openingHelp}
  sandbox off           Turns off the sandbox's payment methods, as production requires
  stock SKU [QUANTITY]  Shows the stock of a product, or sets it
  order list            The last twenty orders
  order show NUMBER     One order with its lines and history
  order pay NUMBER [--reason TEXT]
                        Marks the order paid
  order ship NUMBER [TRACKING] [--reason TEXT]
                        Marks the order shipped
  order cancel NUMBER [--reason TEXT]
                        Cancels an order that is not packed; restocks the items and refunds payments
  order refund NUMBER [AMOUNT] [--reason TEXT]
                        Refunds everything, or an amount such as 12.50
  returns [list] [--all]
                        The returns that wait for staff, or the last twenty
  returns show NUMBER   One return with its items, messages, parcels, refund and history
  returns approve NUMBER --as NAME
                        Lets the buyer send the parcel. Every step names who takes it, by name or email address;
                        the history of the return keeps it
  returns receive NUMBER [SKU=N …] --as NAME
                        Puts the items back in stock; N pieces of a SKU if fewer are accepted
  returns reject NUMBER --reason TEXT --as NAME
                        Refuses the request, or the parcel of an approved one
  returns refund NUMBER --as NAME
                        Refunds what was received, with a credit note
  returns ship NUMBER [TRACKING] --as NAME
                        Records that the new size of a received exchange was sent
  returns comment NUMBER TEXT --as NAME
                        Writes to the buyer, on the page of the return and by email
  config list [TEXT] [--store CODE]
                        The settings of a store view (pl) whose path contains the text
  config set PATH VALUE [--store CODE]
                        Sets a value for a store view, or for all; config unset PATH removes it
  payment list          The payment methods of every store view, and what they still need
  payment on CODE --store STORE
                        Turns a payment method on, such as banktransfer; payment off CODE turns it off
  rewrite list [TEXT] [--store CODE]
                        Redirects and custom rewrites
  rewrite add STORE FROM TO [CODE]
                        Redirects a path to a path of the shop or an https URL (301); with 0 it shows
                        TO at FROM. Only 301 and 302 redirect.
  rewrite remove STORE FROM
  coupon list [TEXT]    Coupons with their rule, limits and uses
  coupon add RULE CODE [--total N] [--each N]
                        Adds a code to a cart rule, with N uses in total and N per customer; repeat to
                        change the limits
  coupon off CODE       Disables a code; coupon on CODE enables it again
  gift-card list [ORDER]
                        The last twenty gift cards, or those bought with an order, with the ends of their codes
  gift-card print ORDER The codes of an order that are sent by post, for the envelopes
  gift-card show CODE   One gift card with its history; in place of a CODE, its number in the list: card-12
  gift-card lock CODE   Blocks a card; gift-card unlock CODE unblocks it
  gift-card void CODE   Makes a card worthless, permanently
  loyalty [list] [TEXT] The newest members of the club whose card or email address contains the text
  loyalty show CARD     One card with its member and the history of points
  loyalty block CARD    Blocks a member; loyalty unblock CARD unblocks them
  loyalty correct CARD ±POINTS --reason TEXT
                        Adds points to a balance or takes some away; the member sees the reason
  loyalty cards         The newest cards that nobody owns
  loyalty cards issue N [--store CODE]
                        Creates N cards to hand out in shops, for the website of a store view (pl)
  loyalty cards points CARD POINTS
                        Sets what a card that nobody owns has collected
  agent list            The sales agents
  agent add EMAIL [--store CODE]
                        Lets a customer act for others; agent remove EMAIL revokes it
  agent reset EMAIL [--store CODE]
                        Removes the authenticator app and passkeys of an agent who has lost them
  agent trail [EMAIL]   The last fifty actions of agents, or those by or for one customer
  reviews [pending|approved|refused]
                        The first fifty product reviews with this status (pending)
  reviews approve ID    Shows a review in the shop; reviews refuse ID hides it
  blog comments [pending|published|refused]
                        The first fifty comments on the blog with this status (pending)
  blog comments publish ID
                        Shows a comment in the shop; blog comments refuse ID hides it
  withdrawals [--all]   The declarations of withdrawal that are waiting, oldest first; --all: the latest fifty
  withdrawals handled REFERENCE [--note TEXT]
                        Marks a declaration as handled
  newsletter export     The newsletter's subscribers as CSV, each with an unsubscribe link for a year
  privacy due           Personal data whose period has ended, and requests that wait
  privacy apply         Deletes or anonymises it now; the backend does so every hour
  privacy schedule      The retention schedule as a Markdown table
  privacy export EMAIL [--store CODE]
                        All personal data under an email address as JSON, for a guest who asks for it
  mail [list]           The last twenty emails, newest first
  mail show ID          One email in full
  contact [list]        The last twenty messages of the contact form, newest first
  contact show ID [--save DIR]
                        One message in full; --save puts its files into a folder
  emails [list]         Every email by name, and the languages in which its template was edited
  emails export DIR     Writes the templates of all emails into a new folder, by language, to be edited
  emails check DIR      Says what is wrong with the templates in a folder, by file and line
  emails import DIR [--dry-run]
                        Uses the templates in a folder, from the next email on; all of them or none
  emails preview NAME [--store CODE] [--out FILE.html]
                        Shows an email of a store view (pl) with examples, as text or as a file
  emails reset NAME     Goes back to the shop's own texts of an email
  events [list]         Undelivered events by type, and those that failed
  events retry ID | --type TYPE | --all
                        Retries failing events and dead letters now
  events drop ID --yes  Never delivers an event; its effect, such as a refund, does not happen
  help                  This text`

/** Parses the command line; throws UsageError when it is invalid. Texts are cleaned, except the paths of an import. */
export function parseCommand(args: readonly string[]): Command {
  const [name = 'help', ...given] = args
  const rest = name === 'import' ? given : given.map(cleanText)
  switch (name) {
    case 'help':
    case '--help':
    case '-h':
      return { name: 'help' }
    case 'import':
      return parseImport(rest)
    case 'audit':
    case 'reindex':
      if (rest.length > 0) throw new UsageError(`${name} takes no arguments.`)
      return { name }
    case 'ready':
      return parseReady(rest)
    case 'sandbox':
      if (rest.length !== 1 || rest[0] !== 'off') throw new UsageError('sandbox takes "off".')
      return { name: 'sandbox off' }
    case 'shop':
      return parseShop(rest)
    case 'stock':
      return parseStock(rest)
    case 'order':
      return parseOrder(rest)
    case 'config':
      return parseConfig(rest)
    case 'payment':
      return parsePayment(rest)
    case 'rewrite':
      return parseRewrite(rest)
    case 'coupon':
      return parseCoupon(rest)
    case 'agent':
      return parseAgent(rest)
    case 'reviews':
      return parseReviews(rest)
    case 'withdrawals':
      return parseWithdrawals(rest)
    case 'newsletter':
      if (rest.length !== 1 || rest[0] !== 'export') throw new UsageError('newsletter takes "export".')
      return { name: 'newsletter export' }
    case 'privacy':
      return parsePrivacy(rest)
    case 'mail':
      return parseMail(rest)
    default:
      return parseOwn(name, rest)
  }
}

/** The commands that have a file of their own. */
const ownParsers = new Map<string, (args: string[]) => Command>([
  ['blog', parseBlog],
  ['contact', parseContact],
  ['content', parseContent],
  ['emails', parseEmails],
  ['events', parseEvents],
  ['gift-card', parseGiftCard],
  ['loyalty', parseLoyalty],
  ...openingParsers,
  ['returns', parseReturns],
])

function parseOwn(name: string, rest: string[]): Command {
  const parse = ownParsers.get(name)
  if (parse === undefined) throw new UsageError(`There is no command "${name}". Try: npm run admin -- help`)
  return parse(rest)
}

function parseReady(args: string[]): Command {
  const { values, positionals } = readOptions(args, { json: { type: 'boolean', default: false } })
  return { name: 'ready', stores: positionals, isJson: values.json }
}

function parseStock(args: string[]): Command {
  const [sku, quantity, ...more] = args
  if (sku === undefined || more.length > 0) throw new UsageError('stock takes a sku and perhaps a quantity.')
  if (quantity === undefined) return { name: 'stock', sku, quantity }
  if (!/^\d{1,7}$/.test(quantity) || Number(quantity) > 1_000_000)
    throw new UsageError('The quantity must be a whole number from 0 to 1000000.')
  return { name: 'stock', sku, quantity: Number(quantity) }
}

function parseOrder([what, ...rest]: string[]): Command {
  const { values, positionals } = readOptions(rest, { reason: { type: 'string', default: '' } })
  const [typed, detail, ...more] = positionals
  const { reason } = values
  if (what === 'list' && typed === undefined) return { name: 'order list' }
  if (typed !== undefined && more.length === 0) {
    const number = normalizeOrderNumber(typed)
    if (what === 'ship') return { name: 'order ship', number, trackingNumber: detail ?? null, reason }
    if (what === 'refund') return { name: 'order refund', number, amount: parseAmount(detail), reason }
    if (detail === undefined && what === 'show') return { name: 'order show', number }
    if (detail === undefined && what === 'pay') return { name: 'order pay', number, reason }
    if (detail === undefined && what === 'cancel') return { name: 'order cancel', number, reason }
  }
  throw new UsageError('order takes "list", or "show", "pay", "ship", "cancel" or "refund" with a NUMBER.')
}

/** Parses a decimal amount to minor units. */
function parseAmount(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) throw new UsageError('The amount must be a number such as 12.50.')
  return Math.round(Number(text) * 100)
}

function parseConfig(args: string[]): Command {
  const { values, positionals } = readOptions(args, { store: { type: 'string' } })
  const [what, path, value, ...more] = positionals
  const { store } = values
  if (what === 'list' && value === undefined) return { name: 'config list', text: path ?? '', store }
  if (what === 'set' && path !== undefined && value !== undefined && more.length === 0)
    return { name: 'config set', path, value, store }
  if (what === 'unset' && path !== undefined && value === undefined) return { name: 'config unset', path, store }
  throw new UsageError('config takes "list [TEXT]", "set PATH VALUE" or "unset PATH", each with --store CODE.')
}

function parsePayment(args: string[]): Command {
  const { values, positionals } = readOptions(args, { store: { type: 'string' } })
  const [what, code, ...more] = positionals
  if (what === 'list' && code === undefined) return { name: 'payment list' }
  if ((what === 'on' || what === 'off') && code !== undefined && more.length === 0 && values.store !== undefined)
    return { name: `payment ${what}`, code, store: values.store }
  throw new UsageError('payment takes "list", "on CODE --store STORE" or "off CODE --store STORE".')
}

function parseRewrite([what, ...rest]: string[]): Command {
  const [first, second, third, code = '301', ...more] = rest
  if (what === 'list') return parseRewriteList(rest)
  if (what === 'add' && first !== undefined && second !== undefined && third !== undefined && more.length === 0) {
    if (!/^\d{1,3}$/.test(code)) throw new UsageError('The code must be a number, such as 301.')
    return { name: 'rewrite add', store: first, from: second, to: third, code: Number(code) }
  }
  if (what === 'remove' && first !== undefined && second !== undefined && third === undefined)
    return { name: 'rewrite remove', store: first, from: second }
  throw new UsageError('rewrite takes "list [TEXT]", "add STORE FROM TO [CODE]" or "remove STORE FROM".')
}

function parseRewriteList(args: string[]): Command {
  const { values, positionals } = readOptions(args, { store: { type: 'string' } })
  if (positionals.length > 1) throw new UsageError('rewrite list takes at most one text to look for.')
  return { name: 'rewrite list', text: positionals[0] ?? '', store: values.store }
}

const couponOptions = { total: { type: 'string' }, each: { type: 'string' } } as const

function parseCoupon(args: string[]): Command {
  const { values, positionals } = readOptions(args, couponOptions)
  const [what, first, second, ...more] = positionals
  if (what === 'list' && second === undefined) return { name: 'coupon list', text: first ?? '' }
  if ((what === 'on' || what === 'off') && first !== undefined && second === undefined)
    return { name: `coupon ${what}`, code: first }
  if (what === 'add' && first !== undefined && second !== undefined && more.length === 0)
    return {
      name: 'coupon add',
      rule: first,
      code: second,
      limitTotal: limitOf('--total', values.total),
      limitPerCustomer: limitOf('--each', values.each),
    }
  throw new UsageError('coupon takes "list [TEXT]", "add RULE CODE [--total N] [--each N]", "off CODE" or "on CODE".')
}

function limitOf(option: string, text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${option} must be a whole number from 1.`)
  return Number(text)
}

function parseAgent(args: string[]): Command {
  const { values, positionals } = readOptions(args, { store: { type: 'string', default: 'default' } })
  const [what, email, ...more] = positionals
  if (what === 'list' && email === undefined) return { name: 'agent list' }
  if (what === 'trail' && more.length === 0) return { name: 'agent trail', email: email ?? null }
  if ((what === 'add' || what === 'remove' || what === 'reset') && email !== undefined && more.length === 0)
    return { name: `agent ${what}`, email, store: values.store }
  throw new UsageError(
    'agent takes "list", "add EMAIL [--store CODE]", "remove EMAIL", "reset EMAIL" or "trail [EMAIL]".',
  )
}

function parseReviews([what = 'pending', id, ...more]: string[]): Command {
  if (id === undefined && (what === 'pending' || what === 'approved' || what === 'refused'))
    return { name: 'reviews list', status: what }
  if ((what === 'approve' || what === 'refuse') && id !== undefined && /^\d{1,9}$/.test(id) && more.length === 0)
    return { name: `reviews ${what}`, id: Number(id) }
  throw new UsageError('reviews takes "pending", "approved" or "refused", or "approve" or "refuse" with an ID.')
}

function parseWithdrawals(args: string[]): Command {
  const { values, positionals } = readOptions(args, {
    all: { type: 'boolean', default: false },
    note: { type: 'string' },
  })
  const [what = 'list', reference, ...more] = positionals
  if (what === 'list' && reference === undefined && values.note === undefined)
    return { name: 'withdrawals list', isAll: values.all }
  if (what === 'handled' && reference !== undefined && more.length === 0 && !values.all)
    return { name: 'withdrawals handled', reference: reference.toUpperCase(), note: values.note ?? '' }
  throw new UsageError('withdrawals takes nothing, --all, or "handled REFERENCE".')
}

function parseMail(args: string[]): Command {
  const [what = 'list', id, ...more] = args
  if (what === 'list' && id === undefined) return { name: 'mail list' }
  if (what === 'show' && id !== undefined && /^\d{1,15}$/.test(id) && more.length === 0)
    return { name: 'mail show', id: Number(id) }
  throw new UsageError('mail takes "list" or "show ID".')
}
