import { notFound } from '#src/domains/cms/not-found.ts'
import { query } from '#src/platform/graphql/client.ts'
import { GetStoreConfigDataDocument } from '#src/platform/graphql/documents.gen.ts'

export type LoyaltyView = 'dashboard' | 'history' | 'rewards' | 'activate'
export type Activation = 'new' | 'card'

const views: readonly LoyaltyView[] = ['dashboard', 'history', 'rewards', 'activate']
const activations: readonly Activation[] = ['new', 'card']

/** The club view of a path, 'dashboard' by default; undefined for an unknown name (AMB-33). */
export function loyaltyViewOf(view: string | undefined, activationType: string | undefined): LoyaltyView | undefined {
  const known = view === undefined ? 'dashboard' : views.find((name) => name === view)
  if (activationType === undefined) return known
  return known === 'activate' && activationOf(activationType) ? known : undefined
}

/** The way to become a member; undefined if it is still to be chosen. */
export const activationOf = (name: string | undefined): Activation | undefined =>
  activations.find((known) => known === name)

/** Throws a 404 where the store view has no club. If its settings cannot be loaded, the view's own data decides. */
export async function requireClub(request: Request): Promise<void> {
  const isOff = await query(GetStoreConfigDataDocument, {}, request).then(
    ({ storeConfig }) => storeConfig?.loyalty?.enabled === false,
    () => false,
  )
  if (isOff) await notFound(request)
}
