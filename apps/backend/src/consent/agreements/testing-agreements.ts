import { sql } from 'kysely'
import type { Database } from '#src/platform/database.ts'
import { saveAgreements } from './save-agreements.ts'
import type { AgreementDraft } from '../types.ts'

/** An active agreement whose Polish texts are its code, unless others are given. */
export const agreementDraft = (
  code: string,
  kind: AgreementDraft['kind'],
  isRequired: boolean,
  position: number,
  texts: Partial<Pick<AgreementDraft, 'labels' | 'contents' | 'smallDescriptions'>> = {},
): AgreementDraft => ({
  code,
  kind,
  isRequired,
  position,
  pages: [],
  subscribes: false,
  isActive: true,
  labels: { pl_PL: code },
  contents: { pl_PL: code },
  smallDescriptions: {},
  ...texts,
})

/** Saves the agreements, and returns the ids of all agreements by code. */
export async function saveDrafts(
  database: Database,
  drafts: readonly AgreementDraft[],
): Promise<Readonly<Record<string, number>>> {
  await database.transaction((tx) => saveAgreements(tx, drafts, new Date('2026-11-01T08:00:00Z')))
  const { rows } = await sql<{
    code: string
    id: number
  }>`select code, id from consent_agreement where code is not null`.execute(database.reader)
  return Object.fromEntries(rows.map(({ code, id }) => [code, id]))
}
