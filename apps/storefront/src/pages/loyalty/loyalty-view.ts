export type LoyaltyView = 'dashboard' | 'history' | 'rewards' | 'activate'

const views: readonly LoyaltyView[] = ['dashboard', 'history', 'rewards', 'activate']
const activations = ['new', 'card']

/** The club view of a path, 'dashboard' by default; undefined for an unknown name (AMB-33). */
export function loyaltyViewOf(view: string | undefined, activationType: string | undefined): LoyaltyView | undefined {
  const known = view === undefined ? 'dashboard' : views.find((name) => name === view)
  if (activationType === undefined) return known
  return known === 'activate' && activations.includes(activationType) ? known : undefined
}
