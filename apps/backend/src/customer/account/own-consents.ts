import { grantConsent, grantedConsents, withdrawConsent, type Acceptant } from '#src/consent/consent.ts'
import type { Context } from '#src/platform/context.ts'
import { acceptantOf } from './acceptant.ts'
import { ownAccount } from './change-email.ts'
import { accountErrors } from '../errors.ts'
import { normalEmail } from '../sign-in/save-customers.ts'

/** The consents of the signed-in customer that are granted now. */
export async function ownConsents(context: Context) {
  const acceptant = acceptantOf(await ownAccount(context))
  return (await grantedConsents(context, acceptant)).map(({ agreementId, kind, isRequired, wording, grantedAt }) => ({
    agreement_id: agreementId,
    scope: kind,
    content: wording,
    required: isRequired,
    date: grantedAt.toISOString(),
  }))
}

/** Whether the signed-in customer has granted an agreement; null for guests, and for agents, who may not see consents. */
export async function isAccepted(context: Context, agreementId: number): Promise<boolean | null> {
  if (context.customerId === null || context.agent !== undefined) return null
  const ids = context.memo('customer.granted-consents', async () => {
    const granted = await grantedConsents(context, acceptantOf(await ownAccount(context)))
    return new Set(granted.map((consent) => consent.agreementId))
  })
  return (await ids).has(agreementId)
}

/** Grants a consent of the signed-in customer. Any other address is refused. */
export async function addAgreement(context: Context, id: number, acceptant: string) {
  const own = await ownAcceptant(context, acceptant)
  const { kind } = await grantConsent(context, own, id)
  return { id, type: kind, acceptant: own.email }
}

/** Withdraws a consent of the signed-in customer. Any other address is refused. */
export async function revokeAgreement(context: Context, id: number, acceptant: string) {
  const own = await ownAcceptant(context, acceptant)
  const { kind } = await withdrawConsent(context, own, id)
  return { id, scope: kind }
}

async function ownAcceptant(context: Context, email: string): Promise<Acceptant> {
  const account = await ownAccount(context)
  if (normalEmail(email) !== account.email) throw accountErrors.ACCEPTANT_INVALID()
  return acceptantOf(account)
}
