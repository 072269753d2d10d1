import type { Context } from '#src/platform/context.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { selectPasskeys, type PasskeyRow } from '../passkey-queries.ts'
import { lockHasPassword, selectAccount } from '../queries.ts'
import { isSignInRecent } from '../sign-in/recent-sign-in.ts'
import { hasAuthenticator } from '../second-factor/second-factor-queries.ts'
import { signedIn } from '../sign-in/sessions.ts'
import { providerTitles, type ProviderName } from './providers.ts'
import { selectIdentities } from './social-queries.ts'

/** How the signed-in customer can sign in. */
export function customerSignInWays(context: Context) {
  return describeSignInWays(context, context.db)
}

export async function describeSignInWays(context: Context, db: Reader) {
  const customerId = signedIn(context)
  const account = await selectAccount(db, customerId)
  const passkeys = await selectPasskeys(db, customerId)
  return {
    has_password: account?.hasPassword === true,
    is_recent: await isSignInRecent({ ...context, db }),
    passkeys: passkeys.map(describePasskey),
    providers: (await selectIdentities(db, customerId)).map(({ provider, linkedAt }) => ({
      provider: enumNames[provider],
      title: providerTitles[provider],
      linked_at: linkedAt.toISOString(),
    })),
  }
}

const enumNames = { apple: 'APPLE', facebook: 'FACEBOOK', google: 'GOOGLE' } as const satisfies Record<
  ProviderName,
  string
>

const describePasskey = ({ id, name, isBackedUp, createdAt, lastUsedAt }: PasskeyRow) => ({
  uid: encodeUid(id),
  name,
  is_backed_up: isBackedUp,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})

/** The ways to sign in to an account, which is locked so that two requests do not each remove one of the last two. */
export async function lockSignInWays(tx: Writer, customerId: number) {
  const hasPassword = await lockHasPassword(tx, customerId)
  return {
    hasPassword,
    passkeys: await selectPasskeys(tx, customerId),
    providers: (await selectIdentities(tx, customerId)).map(({ provider }) => provider),
    hasApp: await hasAuthenticator(tx, customerId),
  }
}
