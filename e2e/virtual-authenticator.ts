import type { CDPSession, Page } from 'playwright-core'
import type { TestAuthenticator } from '../apps/backend/src/customer/passkeys/testing-authenticator.ts'

/** A fingerprint reader in the browser of a page. */
export interface VirtualAuthenticator {
  /** Touches the reader as soon as a page waits for it, or not at all. */
  touches(enabled: boolean): Promise<void>
  /** The number of passkeys on the device. */
  passkeys(): Promise<number>
  /** Stores a passkey that was created elsewhere. */
  store(credential: TestAuthenticator['credential']): Promise<void>
  close(): Promise<void>
}

/** Adds a fingerprint reader to the page. It is touched whenever a page waits for it, until `touches(false)`. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    touches: async (enabled) =>
      void (await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
    passkeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    store: async (credential) => void (await devtools.send('WebAuthn.addCredential', { authenticatorId, credential })),
    close: async () => {
      await devtools.send('WebAuthn.disable')
      await devtools.detach()
    },
  }
}
