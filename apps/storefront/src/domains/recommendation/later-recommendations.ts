import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'

/** The recommendations of a listing, below all of its products: their code loads on the first interaction. */
export const ListingRecommendations = lazyUntilInteraction(
  async () => (await import('./listing-recommendations.tsx')).ListingRecommendations,
)
