import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token. Tokens are random, so a fast hash is safe. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
