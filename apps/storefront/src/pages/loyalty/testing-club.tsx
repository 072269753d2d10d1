import { vi } from 'vitest'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken } from '#src/domains/session/token/session-token.ts'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { action, Component, loader } from './loyalty.route.tsx'

type Responses = Parameters<typeof fakeGraphql>[0]

export const silver = { code: 'silver', name: 'Silver', points: 500, factor: 1.25 }
export const gold = { code: 'gold', name: 'Gold', points: 1500, factor: 1.5 }
export const coupon = {
  code: 'CLUB-7K2M',
  name: 'Free delivery',
  expires_at: '2027-02-24T10:00:00Z',
  status: 'UNUSED',
}
export const member = {
  card_number: '4003994155486',
  status: 'ACTIVE',
  joined_at: '2026-01-15T10:00:00Z',
  points: 1240,
  level: silver,
  next_level: gold,
  points_to_next_level: 250,
  coupons: [],
}
export const club = {
  enabled: true,
  spend_per_point: 0.25,
  blocked_account_notification: '',
  inactive_account_notification: '',
}

/** The responses of a shop whose signed-in customer has this membership, or none. */
export function shopWith(loyalty: object | null, storeConfig: object = { loyalty: club }): Responses {
  const page = { customer: { id: '1', loyalty }, storeConfig }
  return {
    getStoreConfigData: { storeConfig },
    LoyaltyDashboard: page,
    LoyaltyHistory: page,
    LoyaltyRewards: page,
    LoyaltyActivation: page,
    LoyaltyAgreements: { agreements: [] },
  }
}

export async function signIn(): Promise<void> {
  await clearCachedResponses()
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = `cart_${englishStore.group}=cart1; path=/`
  startSession()
  keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group] })
}

export function signOut(): void {
  dropToken()
  document.cookie = `cart_${englishStore.group}=; path=/; max-age=0`
  vi.unstubAllGlobals()
}

/** Opens a page of the club account, such as `/activate/card`. */
export async function openClub(path: string, responses: Responses) {
  const calls = fakeGraphql(responses)
  const paramsOf = (request: Request) => {
    const [, view, activationType] = /\/loyalty\/customer\/?(\w+)?\/?(\w+)?/.exec(new URL(request.url).pathname) ?? []
    return { ...(view ? { view } : {}), ...(activationType ? { activationType } : {}) }
  }
  const { router } = await renderInShop(
    <ToastProvider>
      <Component />
    </ToastProvider>,
    {
      loader: (args) => loader({ ...args, params: paramsOf(args.request) }),
      action: (args) => action({ ...args, params: paramsOf(args.request) }),
      path: `/loyalty/customer${path}`,
      layout: { storeConfig: { loyalty: club } },
    },
  )
  const sent = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ variables }) => variables)
  return { router, sent }
}
