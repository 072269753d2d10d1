import { mutate } from '#src/platform/graphql/client.ts'
import { AddAgreementDocument, RevokeAgreementDocument } from '#src/platform/graphql/documents.gen.ts'
import type { Agreement } from './agreements.ts'

/** What was saved before the first error, if there was one. */
export type SavedConsents = { readonly saved: readonly Agreement[]; readonly error?: unknown }

/** CONS-09, CONS-10: saves the changed consents of a customer one by one, and stops at the first error. */
export async function saveConsents(
  agreements: readonly Agreement[],
  before: ReadonlySet<number>,
  given: ReadonlySet<number>,
  acceptant: string,
): Promise<SavedConsents> {
  const changed = agreements.filter(({ id }) => before.has(id) !== given.has(id))
  const saved: Agreement[] = []
  for (const agreement of changed) {
    const { id } = agreement
    try {
      await (given.has(id)
        ? mutate(AddAgreementDocument, { id, acceptant })
        : mutate(RevokeAgreementDocument, { id, acceptant }))
      saved.push(agreement)
    } catch (error) {
      return { saved, error }
    }
  }
  return { saved }
}
