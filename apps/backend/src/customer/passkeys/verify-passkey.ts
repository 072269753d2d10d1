import { passkeyErrors } from '../errors.ts'
import type { PasskeyRow } from '../passkey-queries.ts'
import type { CreatedPasskey, UsedPasskey } from './read-response.ts'
import type { RelyingParty } from './relying-party.ts'

/** EdDSA, ES256 and RS256, which together every device supports. */
export const algorithms = [-8, -7, -257]

/** Loaded with the first use: with its certificate formats, the library is larger than the rest of the sign-in. */
export const webAuthn = () => import('@simplewebauthn/server')

/** Verifies a passkey that a browser has created, with the person's fingerprint, face or PIN. */
export async function verifyCreated(response: CreatedPasskey, challenge: string, party: RelyingParty) {
  const { verifyRegistrationResponse } = await webAuthn()
  const { transports, ...signed } = response.response
  const result = await orRefuse(() =>
    verifyRegistrationResponse({
      response: { ...response, response: signed },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: true,
    }),
  )
  if (!result.verified) throw passkeyErrors.PASSKEY_INVALID()
  const { credential, credentialBackedUp } = result.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isBackedUp: credentialBackedUp,
    transports: transports ?? [],
  }
}

/** Verifies a response that was signed with a passkey. Returns what has to be saved about its use. */
export async function verifyUsed(response: UsedPasskey, challenge: string, party: RelyingParty, passkey: PasskeyRow) {
  const { verifyAuthenticationResponse } = await webAuthn()
  const { userHandle, ...signed } = response.response
  if (userHandle != null && userHandle !== passkey.userHandle) throw passkeyErrors.PASSKEY_INVALID()
  const { verified, authenticationInfo } = await orRefuse(() =>
    verifyAuthenticationResponse({
      response: { ...response, response: signed },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  )
  if (!verified) throw passkeyErrors.PASSKEY_INVALID()
  return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp }
}

/** The library throws an error for everything that it does not accept. */
async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch {
    throw passkeyErrors.PASSKEY_INVALID()
  }
}
