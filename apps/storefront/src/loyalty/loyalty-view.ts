export type LoyaltyView = 'dashboard' | 'history' | 'rewards' | 'activate'

const views: readonly LoyaltyView[] = ['dashboard', 'history', 'rewards', 'activate']
const activations = ['new', 'card']

/** The view of an address, its first when none is named; nothing for a name that nobody knows (AMB-33). */
export function loyaltyViewOf(view: string | undefined, activationType: string | undefined): LoyaltyView | undefined {
  const known = view === undefined ? 'dashboard' : views.find((name) => name === view)
  if (activationType === undefined) return known
  return known === 'activate' && activations.includes(activationType) ? known : undefined
}
