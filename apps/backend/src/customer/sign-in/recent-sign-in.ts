import type { Context } from '#src/platform/context.ts'
import { passkeyErrors } from '../errors.ts'
import { selectProofs } from '../session-queries.ts'
import { checkPasswordAgain } from './sign-in.ts'

const recentMilliseconds = 10 * 60_000

/** Whether the customer has signed in, or used a second factor, in the last ten minutes. */
export async function isSignInRecent({ db, sessionHash, now }: Pick<Context, 'db' | 'sessionHash' | 'now'>) {
  const proofs = sessionHash === undefined ? undefined : await selectProofs(db, sessionHash)
  const latest = Math.max(proofs?.signedInAt.getTime() ?? 0, proofs?.provenAt?.getTime() ?? 0)
  return now.getTime() - latest < recentMilliseconds
}

/** Refuses what only the owner may do, unless the password is given or the sign-in is recent: others may use an open browser. */
export async function requireRecentSignIn(
  context: Context,
  account: { id: number; email: string; passwordHash: string },
  password: string | null | undefined,
): Promise<void> {
  if (password) await checkPasswordAgain(context, account, password)
  else if (!(await isSignInRecent(context))) throw passkeyErrors.SIGN_IN_NOT_RECENT()
}
