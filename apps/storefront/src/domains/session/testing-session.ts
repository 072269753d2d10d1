import { afterEach, beforeEach, vi } from 'vitest'
import { englishStore } from '#src/platform/testing/render-in-shop.tsx'
import { startSession } from './session.ts'
import { dropToken, keepToken } from './token/session-token.ts'

/** Each test of the file starts with nothing stored and a customer who is signed in to the English store view for an hour. */
export function signInBeforeEach(): void {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    startSession()
    keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group] })
  })
  afterEach(() => {
    dropToken()
    vi.unstubAllGlobals()
  })
}
