import { randomBytes } from 'node:crypto'
import { encodeQR } from 'qr'
import { withoutSeparators } from '@bocian/rules/separators.ts'
import type { Context } from '#src/platform/context.ts'
import { shopNameOf, storeUrls } from '#src/store/store.ts'
import { mailWarning } from '../sign-in/account-links.ts'
import { secondFactorErrors } from '../errors.ts'
import { requireRecentSignIn } from '../sign-in/recent-sign-in.ts'
import { saveProof } from '../session-queries.ts'
import { countCode, ownAgentAccount, resetCount } from './check-code.ts'
import { describeSecondFactor } from './describe-second-factor.ts'
import { requireProofOfAgent } from './own-proofs.ts'
import { drawRecoveryCodes } from './recovery-codes.ts'
import { acceptSecret, offerSecret, selectAuthenticator } from './second-factor-queries.ts'
import { appLink, fromBase32, matchingStep, toBase32 } from './totp.ts'

const validMilliseconds = 30 * 60_000
/** Readers need a margin of four modules. */
const margin = 4

/** Offers the agent a secret for an authenticator app. It takes effect with its first code. */
export async function startAuthenticatorApp(context: Context, password: string | null | undefined) {
  const account = await ownAgentAccount(context)
  await requireProofOfAgent(context, account)
  await requireRecentSignIn(context, account, password)
  const { now } = context
  const expiresAt = new Date(now.getTime() + validMilliseconds)
  const drawn = toBase32(randomBytes(20))
  const secret = await context.transaction((tx) => offerSecret(tx, account.id, { secret: drawn, now, expiresAt }))
  const link = appLink(await shopNameOf(context.db, context.store), account.email, secret)
  return { secret, link, ...drawQrCode(link) }
}

/** Sets up the app whose first code this is, and draws recovery codes. */
export async function confirmAuthenticatorApp(context: Context, typed: string) {
  const account = await ownAgentAccount(context)
  await requireProofOfAgent(context, account)
  const { now, store, sessionHash } = context
  const offered = await selectAuthenticator(context.db, account.id)
  if (offered?.newSecret == null || offered.newExpiresAt === null || offered.newExpiresAt <= now)
    throw secondFactorErrors.AUTHENTICATOR_EXPIRED()
  const { newSecret } = offered
  await countCode(context, account.id)
  const step = matchingStep(fromBase32(newSecret), withoutSeparators(typed), now, 0)
  if (step === undefined) throw secondFactorErrors.SECOND_FACTOR_INVALID()
  const { base } = await storeUrls(context)
  const codes = await context.transaction(async (tx) => {
    if (!(await acceptSecret(tx, account.id, newSecret, step))) throw secondFactorErrors.AUTHENTICATOR_EXPIRED()
    await resetCount(tx, account.id)
    if (sessionHash !== undefined) await saveProof(tx, sessionHash, now)
    await mailWarning({ store, base, now }, tx, account, 'authenticatorAdded')
    return drawRecoveryCodes(tx, account.id)
  })
  return { codes, second_factor: await describeSecondFactor(context, account.id) }
}

/** Replaces the recovery codes of an agent who has used the second factor in this session. */
export async function replaceRecoveryCodes(context: Context) {
  const account = await ownAgentAccount(context)
  await requireProofOfAgent(context, account)
  if ((await selectAuthenticator(context.db, account.id))?.secret == null)
    throw secondFactorErrors.SECOND_FACTOR_REQUIRED()
  const codes = await context.transaction((tx) => drawRecoveryCodes(tx, account.id))
  return { codes, second_factor: await describeSecondFactor(context, account.id) }
}

function drawQrCode(text: string): { qr_path: string; qr_size: number } {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: margin })
  const path = modules.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { qr_path: path.join(''), qr_size: modules.length }
}
