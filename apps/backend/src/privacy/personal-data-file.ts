import { localDay } from '@bocian/rules/local-day.ts'
import { emailOfDataLink, requestLinkByEmail } from '../consent/consent.ts'
import { addressProof, customerIdOf, ownAccount } from '../customer/customer.ts'
import { storeSettings } from '../store/store.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'
import type { ReadPerson } from '#src/platform/personal-data/personal-data.ts'
import { readPerson } from './read-person.ts'
import { renderPersonalData } from './render-personal-data.ts'

const perPerson: AttemptLimit = { name: 'personal data', most: 10, seconds: 3_600 }

type Owner = Omit<ReadPerson, 'orderIds'>

/** Personal data as a file for programs or for people: that of an emailed link's address, or of the signed-in customer. */
export async function personalDataFile(context: Context, format: 'HTML' | 'JSON', code: string | null) {
  const { db, now, store, visitor } = context
  const person = code === null ? await signedInPerson(context) : await personOfLink(context, code)
  const key = `${store.websiteId} ${person.customerId ?? person.email}`
  const wait = await context.transaction((tx) => countAttempt(tx, perPerson, key, now))
  if (wait > 0) throw tooManyAttempts(visitor, wait)
  const sections = await readPerson(db, person, store.id)
  const is_complete = person.email !== null
  const note = is_complete ? null : message(store.locale, 'privacy.accountOnly')
  const timeZone = (await storeSettings(context))['general/locale/timezone']
  const name = `personal-data-${localDay(now, timeZone)}`
  if (format === 'JSON') {
    const data = Object.fromEntries(sections.map((section) => [section.name, section.rows]))
    const content = JSON.stringify({ createdAt: now, ...(note === null ? {} : { note }), ...data }, null, 2)
    return { name: `${name}.json`, media_type: 'application/json', content, is_complete }
  }
  const content = renderPersonalData(sections, { locale: store.locale, timeZone, now, note })
  return { name: `${name}.html`, media_type: 'text/html', content, is_complete }
}

/** Emails the signed-in customer a link that proves who owns the account's email address. Returns the address. */
export async function requestPersonalDataLink(context: Context): Promise<string> {
  const { email } = await ownAccount(context)
  await requestLinkByEmail(context, 'data', { type: '', email, productUid: undefined })
  return email
}

async function personOfLink(context: Context, code: string): Promise<Owner> {
  const { websiteId } = context.store
  const email = await emailOfDataLink(context, code)
  return { websiteId, email, customerId: (await customerIdOf(context.db, websiteId, email)) ?? null }
}

/** The signed-in customer; with the email address only if it is proven, because a stranger's data could be under it. */
async function signedInPerson(context: Context): Promise<Owner> {
  const account = await ownAccount(context)
  const isProven = addressProof(account) === 'proven'
  return { websiteId: context.store.websiteId, customerId: account.id, email: isProven ? account.email : null }
}
