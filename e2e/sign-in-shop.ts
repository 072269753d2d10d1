import { saveCustomers } from '../apps/backend/src/customer/customer.ts'
import { TestProvider } from '../apps/backend/src/customer/social/testing-provider.ts'
import { saveSettings } from '../apps/backend/src/store/store.ts'
import { password } from './faults/people.ts'
import { openSmallShop, type SmallShop } from './small-shop.ts'

export const [agent, owner, client] = ['seller@example.com', 'owner@example.com', 'client@example.com'] as const
/** One agent for each cell of the fault matrix. */
const others = Array.from({ length: 8 }, (_, index) => `seller${index}@example.com`)

export interface SignInShop extends Pick<SmallShop, 'address' | 'outbox' | 'close'> {
  readonly provider: TestProvider
  /** The email address of an agent whom no other cell uses. */
  nextAgent(): string
}

/**
 * Starts a shop with every way to sign in. Passkeys need a host with a name, and the buttons of providers need a provider: the shops of
 * the other journeys have neither.
 */
export async function openSignInShop(): Promise<SignInShop> {
  const provider = await TestProvider.start()
  const person = { firstname: 'Klara', lastname: 'Wilk', telephone: null, websiteId: 1, password }
  const agents = [agent, ...others]
  const people = [...agents, owner, client].map((email) => ({ ...person, email, isAgent: agents.includes(email) }))
  const shop = await openSmallShop(
    {
      GOOGLE_CLIENT_SECRET: String(provider.secrets.google),
      FACEBOOK_APP_SECRET: String(provider.secrets.facebook),
      SOCIAL_PROVIDERS_URL: provider.address,
    },
    (database) =>
      database.transaction(async (tx) => {
        await saveCustomers(tx, people, new Date())
        await saveSettings(
          tx,
          { scope: 'default', id: 0 },
          {
            'agent/second_factor/required': true,
            'social_login/google/enabled': true,
            'social_login/google/client_id': 'google-client',
            'social_login/facebook/enabled': true,
            'social_login/facebook/app_id': 'facebook-app',
          },
        )
      }),
    'localhost',
  )
  return {
    ...shop,
    provider,
    nextAgent() {
      const email = others.shift()
      if (email === undefined) throw new Error('There are more cells than agents')
      return email
    },
    close: async () => {
      await shop.close()
      await provider.close()
    },
  }
}
