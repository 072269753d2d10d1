import { mutate, query } from '#src/platform/graphql/client.ts'
import {
  CheckSecondFactorDocument,
  SecondFactorDocument,
  type SecondFactorFragment,
} from '#src/platform/graphql/documents.gen.ts'

/** What the agent can prove besides the password; null if the shop does not respond. */
export async function loadSecondFactor(): Promise<SecondFactorFragment | null> {
  const options = { policy: 'network-only', isOptional: true } as const
  const { secondFactor } = await query(SecondFactorDocument, {}, undefined, options).catch(() => ({
    secondFactor: null,
  }))
  return secondFactor
}

/** Checks a code of the app or a recovery code. Throws GraphqlFailure. */
export async function checkCode(code: string): Promise<void> {
  await mutate(CheckSecondFactorDocument, { code }, undefined, { isErrorHandled: true })
}

/** Whether the agent has to prove more than the password before acting for a client. */
export const isProofMissing = (factor: SecondFactorFragment | null): boolean =>
  factor !== null && factor.is_required && !factor.is_checked
