import type { FoundPagesFragment } from '#src/platform/graphql/documents.gen.ts'

/**
 * Whether a search means the help pages that it finds and not the products that it finds only when corrected: `doprava` is no
 * misspelt `souprava`.
 */
export function isMeant(
  corrected: string | null | undefined,
  content: Pick<FoundPagesFragment, 'is_exact_match'> | null | undefined,
): boolean {
  return typeof corrected === 'string' && content?.is_exact_match === true
}
