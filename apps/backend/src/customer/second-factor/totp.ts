import { createHmac, timingSafeEqual } from 'node:crypto'

const digits = 6
const stepSeconds = 30
/** Codes of the step before and after are accepted too, because clocks differ. */
const tolerance = 1

/** The number of the half minute of an instant. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / stepSeconds)

/** The one-time password of a counter, RFC 4226. */
export function oneTimePassword(secret: Buffer, counter: number, length = digits): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac('sha1', secret).update(message).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The step whose code this is, later than the last one that was used; undefined if the code is wrong. RFC 6238. */
export function matchingStep(secret: Buffer, code: string, now: Date, lastStep: number): number | undefined {
  const given = Buffer.from(code)
  for (let step = stepAt(now) - tolerance; step <= stepAt(now) + tolerance; step++) {
    const expected = Buffer.from(oneTimePassword(secret, step))
    if (given.length === expected.length && timingSafeEqual(given, expected) && step > lastStep) return step
  }
  return undefined
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes as base32 without padding, RFC 4648. */
export function toBase32(bytes: Buffer): string {
  let text = ''
  let value = 0
  let bits = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet.charAt((value >> (bits - 5)) & 31)
    value &= 0xff
  }
  return bits === 0 ? text : text + alphabet.charAt((value << (5 - bits)) & 31)
}

/** The bytes of a base32 text. */
export function fromBase32(text: string): Buffer {
  const bytes: number[] = []
  let value = 0
  let bits = 0
  for (const letter of text) {
    value = ((value << 5) | alphabet.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >> bits) & 0xff)
  }
  return Buffer.from(bytes)
}

/** The link by which an authenticator app takes over the secret. */
export function appLink(issuer: string, account: string, secret: string): string {
  const parameters = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${parameters}`
}
