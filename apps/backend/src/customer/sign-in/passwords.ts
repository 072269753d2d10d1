import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { platformErrors } from '#src/platform/errors.ts'

const derive = promisify(argon2)
/** OWASP's parameters for argon2id; memory in KiB. Tests lower them, because a hash takes 30 ms of a core. */
export const hashCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const longest = 128
const maxConcurrent = 2
const longestQueue = 200

const waiting: (() => void)[] = []
let working = 0

/** The argon2id hash of a password in PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const cost = { ...hashCost }
  const salt = randomBytes(16)
  const tag = await limitConcurrency(() => tagOf(password, { ...cost, nonce: salt, tagLength }))
  return phcString(cost, salt, tag)
}

/**
 * Compares in constant time, with the cost at which the hash was made. Without a hash, does the same work and returns false, so that
 * the timing reveals nothing.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const stored = hash ?? phcString(hashCost, Buffer.alloc(16), Buffer.alloc(tagLength))
  const [, memory, passes, parallelism, salt = '', tag = ''] = phcPattern.exec(stored) ?? []
  if (tag === '' || password.length > longest) return false
  const expected = Buffer.from(tag, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const nonce = Buffer.from(salt, 'base64')
  const actual = await limitConcurrency(() => tagOf(password, { ...cost, nonce, tagLength: expected.length }))
  return timingSafeEqual(expected, actual) && hash !== undefined
}

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

function phcString(cost: typeof hashCost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(salt)}$${plain(tag)}`
}

type Derivation = typeof hashCost & { readonly nonce: Buffer; readonly tagLength: number }

async function tagOf(password: string, derivation: Derivation): Promise<Buffer> {
  return derive('argon2id', { message: Buffer.from(password.normalize('NFC')), ...derivation })
}

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** Limits concurrent hashing, because each hash needs 19 MiB and a CPU core. */
async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (working >= maxConcurrent) {
    if (waiting.length >= longestQueue) throw platformErrors.TOO_MANY_ATTEMPTS()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    working++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) working--
    else next()
  }
}
