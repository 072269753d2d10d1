import { exportSubscribers } from '../consent/consent.ts'
import type { CommandSetup } from './command-setup.ts'

const columns = 'email,store,locale,confirmed_at,unsubscribe_url,telephone'

/** Prints the newsletter's subscribers as CSV. */
export async function newsletterCommand({
  database,
  output,
  signal,
}: Pick<CommandSetup, 'database' | 'output' | 'signal'>): Promise<number> {
  output.line(columns)
  for await (const subscribers of exportSubscribers(database, new Date())) {
    signal?.throwIfAborted()
    for (const { email, store, locale, confirmedAt, unsubscribeUrl, telephone } of subscribers)
      output.line([email, store, locale, confirmedAt.toISOString(), unsubscribeUrl, telephone].map(cell).join(','))
  }
  return 0
}

const cell = (text: string): string => (/[",\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
