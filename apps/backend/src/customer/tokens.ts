import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits in the letters of a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: it is random, so one fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
