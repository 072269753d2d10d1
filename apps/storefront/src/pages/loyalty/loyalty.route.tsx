import { data, useActionData, useParams, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { guarded } from '#src/shell/account/guard.ts'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'
import { shopAgreements, type Agreement } from '#src/domains/consent/agreements.ts'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { query } from '#src/platform/graphql/client.ts'
import {
  LoyaltyActivationDocument,
  LoyaltyAgreementsDocument,
  LoyaltyDashboardDocument,
  LoyaltyHistoryDocument,
  LoyaltyOrdersDocument,
  LoyaltyRewardsDocument,
  type LoyaltyActivationQuery,
  type LoyaltyDashboardQuery,
  type LoyaltyHistoryQuery,
  type LoyaltyNotificationsFragment,
  type LoyaltyRewardsQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Activate } from './activate.tsx'
import { activate, redeem, type RedeemOutcome } from './change-membership.ts'
import { Dashboard } from './dashboard.tsx'
import { History } from './history.tsx'
import { JoinOffer } from './join-offer.tsx'
import { LoyaltyTabs } from './loyalty-tabs.tsx'
import { activationOf, loyaltyViewOf, requireClub, type Activation } from './loyalty-views.ts'
import { Rewards } from './rewards.tsx'
import { StatusNotice } from './status-notice.tsx'

type Shown<Query extends { readonly customer: { readonly loyalty: unknown } | null }> = {
  readonly member: NonNullable<Query['customer']>['loyalty'] | null
  readonly config: LoyaltyNotificationsFragment | null
}
type MemberView =
  | ({ readonly view: 'dashboard' } & Shown<LoyaltyDashboardQuery>)
  | ({ readonly view: 'history'; readonly orders: ReadonlySet<string> } & Shown<LoyaltyHistoryQuery>)
  | ({ readonly view: 'rewards' } & Shown<LoyaltyRewardsQuery>)
type ActivateView = {
  readonly view: 'activate'
  readonly agreements: readonly Agreement[]
  readonly activation: Activation | undefined
} & Shown<LoyaltyActivationQuery>
type Loaded = MemberView | ActivateView

const fresh = { policy: 'network-only' } as const
const lastPage = 10_000

const load = guarded(
  async ({ request, params }): Promise<Loaded> => {
    const view = loyaltyViewOf(params['view'], params['activationType']) ?? 'dashboard'
    if (view === 'dashboard') return { view, ...shownOf(await query(LoyaltyDashboardDocument, {}, request, fresh)) }
    if (view === 'rewards') return { view, ...shownOf(await query(LoyaltyRewardsDocument, {}, request, fresh)) }
    if (view === 'history') {
      const found = await query(LoyaltyHistoryDocument, { page: pageOf(request) }, request, fresh)
      return { view, ...shownOf(found), orders: await ownOrders(found, request) }
    }
    const [found, { agreements }] = await Promise.all([
      query(LoyaltyActivationDocument, {}, request, fresh),
      query(LoyaltyAgreementsDocument, {}, request),
    ])
    const activation = activationOf(params['activationType'])
    return { view, ...shownOf(found), agreements: shopAgreements(agreements), activation }
  },
  ({ view, activationType }) => loyaltyViewOf(view, activationType) !== undefined,
)

function shownOf<Member>(found: {
  readonly customer: { readonly loyalty: Member } | null
  readonly storeConfig: LoyaltyNotificationsFragment | null
}) {
  return { member: found.customer?.loyalty ?? null, config: found.storeConfig }
}

/** The orders of these entries that are in the account. Those of a shop's former system may not be. */
async function ownOrders({ customer }: LoyaltyHistoryQuery, request: Request): Promise<ReadonlySet<string>> {
  const numbers = [...new Set(customer?.loyalty?.history.items.flatMap((entry) => entry.order_number ?? []))]
  if (numbers.length === 0) return new Set()
  const found = await query(LoyaltyOrdersDocument, { numbers }, request, { ...fresh, isOptional: true }).catch(
    () => null,
  )
  return new Set(found?.customer?.orders?.items.flatMap((order) => order?.number ?? []))
}

function pageOf(request: Request): number {
  const page = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '1', 10)
  return page >= 1 && page <= lastPage ? page : 1
}

/** Loads a view of the customer's club account. It is a 404 if it is unknown, or if the store view has no club. */
export async function loader(args: LoaderFunctionArgs) {
  if (loyaltyViewOf(args.params['view'], args.params['activationType'])) await requireClub(args.request)
  return load(args)
}

/** Makes the customer a member, or redeems a reward. */
export async function action({ request, params }: ActionFunctionArgs) {
  const form = await request.formData()
  if (params['view'] === 'rewards') return redeem(request, form)
  const activation = activationOf(params['activationType'])
  return activation ? activate(request, form, activation) : data<RedeemOutcome>({}, { status: 405 })
}

const titles = {
  dashboard: 'customer.loyalty.title',
  history: 'loyalty.history.title',
  rewards: 'loyalty.rewards.title',
  activate: 'loyalty.activate.title',
} as const

/** The loyalty club in the account: overview, points, rewards, and becoming a member. */
export function Component() {
  const t = useT()
  const { view, activationType } = useParams()
  const loaded = useGuardedData<Loaded>()
  const outcome = useActionData<FormOutcome>()
  const shown = loaded?.view ?? loyaltyViewOf(view, activationType) ?? 'dashboard'
  return (
    <AccountFrame title={t(titles[shown])}>
      {!loaded ? (
        <AccountSkeleton />
      ) : loaded.view === 'activate' ? (
        <Activate {...loaded} outcome={outcome} />
      ) : (
        <Membership loaded={loaded} />
      )}
    </AccountFrame>
  )
}

function Membership({ loaded }: { readonly loaded: MemberView }) {
  const { member, config } = loaded
  if (!member) return <JoinOffer />
  return (
    <>
      <LoyaltyTabs view={loaded.view} />
      <StatusNotice member={member} config={config} />
      {loaded.view === 'dashboard' && loaded.member ? <Dashboard member={loaded.member} /> : null}
      {loaded.view === 'history' && loaded.member ? <History member={loaded.member} orders={loaded.orders} /> : null}
      {loaded.view === 'rewards' && loaded.member ? <Rewards member={loaded.member} /> : null}
    </>
  )
}
