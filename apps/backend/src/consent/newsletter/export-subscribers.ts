import type { Database } from '#src/platform/database.ts'
import { baseUrlOf, storeViews } from '../../store/store.ts'
import { createNewsletterLinks } from '../links/mail-links.ts'
import { selectSubscribers } from './queries.ts'

const batch = 500

/** A newsletter subscriber, for the program that sends the newsletters. */
export interface ExportedSubscriber {
  email: string
  /** The code of the store view in which the newsletter was requested; the website's first one if it was imported. */
  store: string
  locale: string
  confirmedAt: Date
  /** The phone number that gets text messages; empty if they are not wanted. */
  telephone: string
  /** Ends the subscription; valid for a year. Belongs into the newsletter and its `List-Unsubscribe` header. */
  unsubscribeUrl: string
}

/** The newsletter's subscribers in all store views, in batches, each with a new unsubscribe link. */
export async function* exportSubscribers(database: Database, now: Date): AsyncGenerator<ExportedSubscriber[]> {
  const views = await storeViews(database.reader)
  const places = await Promise.all(views.map(async (view) => ({ view, base: await baseUrlOf(database.reader, view) })))
  for (let after = 0; ;) {
    const rows = await selectSubscribers(database.reader, after, batch)
    const last = rows.at(-1)
    if (last === undefined) return
    const links = await database.transaction((tx) => createNewsletterLinks(tx, rows, now))
    yield rows.flatMap(({ email, websiteId, storeId, confirmedAt, telephone }, index) => {
      const place =
        places.find(({ view }) => view.id === storeId) ?? places.find(({ view }) => view.websiteId === websiteId)
      if (place === undefined) return []
      const { code: store, locale } = place.view
      const unsubscribeUrl = `${place.base}${links[index]}`
      return [{ email, store, locale, confirmedAt, telephone: telephone ?? '', unsubscribeUrl }]
    })
    after = last.id
  }
}
