import { createHash } from 'node:crypto'
import type { Writer } from '#src/platform/database.ts'

import { insertWordings, upsertAgreements } from './wording-queries.ts'
import type { AgreementDraft } from '../types.ts'

/** Saves agreements by code; the last draft of a code wins. A changed wording is published as a new version. */
export async function saveAgreements(
  tx: Writer,
  drafts: readonly AgreementDraft[],
  now: Date,
): Promise<{ created: number; changed: number; unchanged: number }> {
  const wanted = new Map(drafts.map((draft) => [draft.code, draft]))
  if (wanted.size === 0) return { created: 0, changed: 0, unchanged: 0 }
  const saved = await upsertAgreements(tx, [...wanted.values()])
  const wordings = saved.flatMap(({ code, id }) => {
    const { labels = {}, contents = {}, smallDescriptions = {} } = wanted.get(code) ?? {}
    return Object.entries(labels).map(([locale, label]) => {
      const content = contents[locale] ?? ''
      const smallDescription = smallDescriptions[locale] ?? ''
      const hash = hashOf(label, smallDescription ? `${smallDescription}\n${content}` : content)
      return { agreementId: id, locale, label, content, smallDescription, hash }
    })
  })
  const reworded = await insertWordings(tx, wordings, now)
  const created = saved.filter(({ isNew }) => isNew).length
  const changed = saved.filter(({ id, isNew, isChanged }) => !isNew && (isChanged || reworded.has(id))).length
  return { created, changed, unchanged: saved.length - created - changed }
}

/** Identifies the exact wording: the SHA-256 of the label, a line break, and the text. */
export function hashOf(label: string, content: string): string {
  return createHash('sha256').update(`${label}\n${content}`).digest('hex')
}
