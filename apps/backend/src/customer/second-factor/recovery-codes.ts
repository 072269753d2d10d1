import { randomBytes } from 'node:crypto'
import { withoutSeparators } from '@bocian/rules/separators.ts'
import type { Writer } from '#src/platform/database.ts'
import { hashToken } from '../sign-in/tokens.ts'
import { replaceCodes } from './second-factor-queries.ts'
import { toBase32 } from './totp.ts'

const count = 10
/** Eighty bits, too many to guess, so that a fast hash is safe. */
const bytes = 10

/** Replaces the agent's recovery codes and returns the new ones, in groups of four. */
export async function drawRecoveryCodes(tx: Writer, customerId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, () => toBase32(randomBytes(bytes)))
  await replaceCodes(
    tx,
    customerId,
    codes.map((code) => hashToken(code)),
  )
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'))
}

/** The hash of a recovery code as somebody types it; undefined if it cannot be one. */
export function recoveryHash(typed: string): string | undefined {
  const code = withoutSeparators(typed).toUpperCase()
  return /^[A-Z2-7]{16}$/.test(code) ? hashToken(code) : undefined
}
