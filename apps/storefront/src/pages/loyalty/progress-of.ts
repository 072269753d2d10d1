import type { LoyaltyStandingFragment } from '#src/platform/graphql/documents.gen.ts'

type Member = Pick<LoyaltyStandingFragment, 'points_to_next_level'> & {
  readonly level: { readonly points: number }
  readonly next_level: { readonly points: number } | null
}

/** How much of the way from the member's level to the next one is done, in whole percent. */
export function progressOf({ level, next_level: next, points_to_next_level: missing }: Member): number {
  if (!next) return 100
  const way = next.points - level.points
  const share = way > 0 ? 1 - (missing ?? way) / way : 0
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}
