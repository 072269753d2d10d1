import type { Context, StoreView } from '#src/platform/context.ts'
import { countAttempt, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Database, Writer } from '#src/platform/database.ts'
import { publish, type EventHandler } from '#src/platform/events.ts'
import { writeLetter } from '#src/platform/letter.ts'
import { sendMail } from '#src/platform/mailer.ts'
import { message } from '#src/platform/messages.ts'
import { findStore, storeUrls } from '#src/store/store.ts'
import { insertLink } from './link-queries.ts'
import { selectByEmail } from './queries.ts'
import { hashToken, newToken } from './tokens.ts'

interface Addressee {
  id: number
  email: string
  firstname: string
}

const passwordPath = 'customer/account/createPassword'
const week = 7 * 86_400

// Who is invited sets a first password as others set a new one.
const kinds = {
  reset: { path: passwordPath, parameter: 'token', seconds: 3_600, purpose: 'reset' },
  invite: { path: passwordPath, parameter: 'token', seconds: week, purpose: 'reset' },
  confirm: { path: 'customer/account/confirm', parameter: 'key', seconds: week, purpose: 'confirm' },
} as const

type Purpose = keyof typeof kinds

const wanted = 'customer.linkWanted'

/** Notes that somebody asked for a link. The answer never waits for what depends on whether there is such an account. */
export async function wantLink(context: Context, tx: Writer, purpose: Purpose, email: string): Promise<void> {
  await publish(tx, wanted, { purpose, email, store: context.store.code })
}

const taken = 'customer.registeredAgain'

/** Publishes that somebody tried to register an address that has an account: its owner gets an email. */
export async function publishTakenEmail(context: Context, tx: Writer, email: string): Promise<void> {
  await publish(tx, taken, { email, store: context.store.code })
}

const ownerMails: AttemptLimit = { name: 'registered again', most: 3, seconds: 86_400 }

export const eventHandlers: EventHandler[] = [
  {
    type: taken,
    async handle(database: Database, payload): Promise<void> {
      const { email, store: code } = payload as { email: string; store: string }
      const store = await findStore(database.reader, code)
      const account = store && (await selectByEmail(database.reader, store.websiteId, email))
      if (store === undefined || account === undefined) return
      const { base } = await storeUrls({ db: database.reader, store })
      const now = new Date()
      await database.transaction(async (tx) => {
        if ((await countAttempt(tx, ownerMails, String(account.id), now)) > 0) return
        await mailAlreadyRegistered({ store, base, now }, tx, account)
      })
    },
  },
  {
    type: wanted,
    async handle(database: Database, payload): Promise<void> {
      const { purpose, email, store: code } = payload as { purpose: Purpose; email: string; store: string }
      const store = await findStore(database.reader, code)
      if (store === undefined) return
      const account = await selectByEmail(database.reader, store.websiteId, email)
      if (account === undefined || (purpose === 'confirm' && account.isConfirmed)) return
      const { base } = await storeUrls({ db: database.reader, store })
      await database.transaction((tx) => mailLink({ store, base, now: new Date() }, tx, purpose, account))
    },
  },
]

/** The store that writes, and its address: to be found before the transaction. */
interface Writing {
  store: StoreView
  base: string
  now: Date
}

/** Mails a link that is good once and for its time; an earlier one for the same purpose ends by it. */
export async function mailLink(
  { store, base, now }: Writing,
  tx: Writer,
  kind: Purpose,
  { id, email, firstname }: Addressee,
): Promise<void> {
  const { path, parameter, seconds, purpose } = kinds[kind]
  const token = newToken()
  const expiresAt = new Date(now.getTime() + seconds * 1_000)
  await insertLink(tx, { hash: hashToken(token), customerId: id, purpose, expiresAt })
  const url = `${base}${path}?${new URLSearchParams({ email, [parameter]: token }).toString()}`
  await sendAccountEmail(tx, { locale: store.locale, now }, { email, firstname }, kind, url)
}

/** Tells the owner what changed, at the address that the account had. */
export async function mailNotice(
  { store: { locale }, now }: Pick<Context, 'store' | 'now'>,
  tx: Writer,
  owner: Omit<Addressee, 'id'>,
  kind: 'emailChanged' | 'accountDeleted',
): Promise<void> {
  await sendAccountEmail(tx, { locale, now }, owner, kind)
}

/** Tells the owner of an account that somebody tried to register their address, and how to sign in. */
async function mailAlreadyRegistered(
  { store: { locale }, base, now }: Writing,
  tx: Writer,
  owner: Omit<Addressee, 'id'>,
): Promise<void> {
  await sendAccountEmail(tx, { locale, now }, owner, 'taken', `${base}forgot-password`)
}

/** Sends the email of this kind; one with a button also says what to do if it was not the owner. */
async function sendAccountEmail(
  tx: Writer,
  { locale, now }: { locale: string; now: Date },
  { email, firstname }: Omit<Addressee, 'id'>,
  kind: Purpose | 'emailChanged' | 'accountDeleted' | 'taken',
  url?: string,
): Promise<void> {
  const say = (key: string) => message(locale, `mail.${kind}.${key}`, { name: firstname, shop: shopName, email })
  const content = writeLetter({
    locale,
    title: say('title'),
    paragraphs: url === undefined ? [say('text')] : [say('text'), say('else')],
    ...(url === undefined ? {} : { action: { label: say('action'), url } }),
    footer: message(locale, 'mail.footer', { shop: shopName, email }),
  })
  await sendMail(tx, { to: email, subject: say('title'), ...content }, now)
}

const shopName = 'Bocian'
