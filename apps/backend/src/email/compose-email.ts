import type { StoreView } from '#src/platform/context.ts'
import { isInTransaction, type Reader } from '#src/platform/database.ts'
import type { Mail } from '#src/platform/email/email-queue.ts'
import { renderEmail, usualLook, type EmailLook } from '#src/platform/email/render-email.ts'
import { senderOf, shopName, storeSettings, urlsOf, type Settings } from '../store/store.ts'
import { themeOf } from '../store/theme/theme.ts'
import { checkTemplate } from './check-template.ts'
import { defaultTemplate } from './default-template.ts'
import { kindOf, type emailKinds, type EmailName } from './email-kinds.ts'
import { fillTemplate, type Content } from './fill-template.ts'
import { selectTemplates } from './queries.ts'

type Of<Name extends EmailName, Key extends 'values' | 'maybe'> = keyof (typeof emailKinds)[Name][Key]
type BlockOf<Name extends EmailName> = (typeof emailKinds)[Name]['blocks'][number]
type Text = string | number

/** What an email shows: its values, the conditions that hold, its blocks, and the addresses of its links. */
export type EmailContent<Name extends EmailName> = {
  values: Readonly<Record<Of<Name, 'values'>, Text>>
  maybe?: Readonly<Partial<Record<Of<Name, 'maybe'>, Text | boolean | undefined>>>
  /** Where the button leads. */
  url?: string
  /** Where a marketing email can be unsubscribed from with one click. */
  unsubscribeUrl?: string
} & ([BlockOf<Name>] extends [never] ? { blocks?: never } : { blocks: Readonly<Record<BlockOf<Name>, Content>> })

export type Letter = Pick<Mail, 'subject' | 'text' | 'html' | 'sender' | 'unsubscribeUrl'>

// A transaction that sends many emails reads the templates of each kind once.
const read = new WeakMap<Reader, Map<EmailName, Promise<ReadonlyMap<string, string>>>>()

function templatesOf(db: Reader, name: EmailName): Promise<ReadonlyMap<string, string>> {
  if (!isInTransaction()) return selectTemplates(db, name)
  const known = read.get(db) ?? new Map<EmailName, Promise<ReadonlyMap<string, string>>>()
  read.set(db, known)
  const templates = known.get(name) ?? selectTemplates(db, name)
  known.set(name, templates)
  return templates
}

/** Keeps templates that were read in this transaction for the emails that it sends. */
export const keepTemplates = (tx: Reader, name: EmailName, templates: ReadonlyMap<string, string>): unknown =>
  read.set(tx, (read.get(tx) ?? new Map()).set(name, Promise.resolve(templates)))

/**
 * Writes an email of a store view by the merchant's template of its language, or by the shop's own. The shop's own is also used in place
 * of a stored template that no longer fits the email. Call it in the transaction that queues the email.
 */
export function composeEmail<Name extends EmailName>(
  tx: Reader,
  name: Name,
  store: StoreView,
  content: EmailContent<Name>,
): Promise<Letter> {
  return composeEmailOf(tx, name, store, content)
}

/** The same for a caller that writes several kinds of email, which the compiler cannot check. */
export async function composeEmailOf(
  tx: Reader,
  name: EmailName,
  store: StoreView,
  content: AnyContent,
): Promise<Letter> {
  const missing = Object.keys(kindOf(name).values).find((value) => content.values[value] === undefined)
  if (missing !== undefined) throw new Error(`The email ${name} has no value for {${missing}}`)
  const settings = await storeSettings({ db: tx, store })
  const stored = (await templatesOf(tx, name)).get(store.locale)
  const source = stored ?? defaultTemplate(name, store.locale)
  const [fault] = stored === undefined ? [] : checkTemplate(kindOf(name), stored)
  if (fault === undefined) return letterOf(source, store, settings, content)
  process.emitWarning(
    `The template ${store.locale}/${name}.txt cannot be used, so the shop's own was: line ${fault.line}: ${fault.reason}`,
  )
  return letterOf(defaultTemplate(name, store.locale), store, settings, content)
}

/** The look of the shop's emails, where it differs from the usual one. */
function lookOf(store: StoreView, settings: Settings): EmailLook {
  const { ownAccent, ownGround } = themeOf(store.theme, settings)
  const logo = settings['design/email/logo']
  return {
    ground: ownGround?.ground ?? usualLook.ground,
    line: ownGround?.line ?? usualLook.line,
    button: ownAccent?.accent ?? usualLook.button,
    ...(logo === ''
      ? {}
      : { logo: { url: new URL(logo, urlsOf(store, settings).base).href, alt: shopName(store, settings) } }),
  }
}

/** What any email shows, whatever its name. */
export interface AnyContent {
  values: Readonly<Record<string, Text>>
  maybe?: Readonly<Record<string, Text | boolean | undefined>>
  blocks?: Readonly<Record<string, Content>>
  url?: string
  unsubscribeUrl?: string
}

/** Writes an email by this template. */
export function letterOf(source: string, store: StoreView, settings: Settings, content: AnyContent): Letter {
  const { values, maybe = {}, blocks = {}, url, unsubscribeUrl } = content
  const present = Object.entries(maybe).filter(([, value]) => value !== undefined && value !== false && value !== '')
  const { subject, email } = fillTemplate(source, {
    store,
    settings,
    values: {
      ...values,
      ...Object.fromEntries(present.map(([key, value]) => [key, value === true ? '' : (value as Text)])),
      shop: shopName(store, settings),
      shopUrl: urlsOf(store, settings).base,
      ...(unsubscribeUrl === undefined ? {} : { unsubscribe: unsubscribeUrl }),
    },
    conditions: new Set(present.map(([key]) => key)),
    blocks,
    url,
  })
  return {
    subject,
    ...renderEmail(email, lookOf(store, settings)),
    sender: senderOf(store, settings),
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
  }
}
