import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const longest = 128
const maxConcurrent = 2
const longestQueue = 200

const waiting: (() => void)[] = []
let working = 0

/** The argon2id hash of a password in PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await limitConcurrency(() => tagOf(password, salt))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(salt)}$${plain(tag)}`
}

/** Compares in constant time. Without a hash, does the same work and returns false, so that the timing reveals nothing. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, , , , salt, tag] = (hash ?? dummyHash).split('$')
  if (salt === undefined || tag === undefined || password.length > longest) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await limitConcurrency(() => tagOf(password, Buffer.from(salt, 'base64')))
  return timingSafeEqual(expected, actual) && hash !== undefined
}

const dummyHash = `$argon2id$v=19$m=${cost.memory},t=2,p=1$${plain(Buffer.alloc(16))}$${plain(Buffer.alloc(32))}`

async function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  return derive('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, ...cost })
}

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** Limits concurrent hashing, because each hash needs 19 MiB and a CPU core. */
async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (working >= maxConcurrent) {
    if (waiting.length >= longestQueue) throw new Error('Too many passwords are being checked')
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
