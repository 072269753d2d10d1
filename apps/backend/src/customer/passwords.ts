import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const longest = 128
const atOnce = 2
const longestQueue = 200

const waiting: (() => void)[] = []
let working = 0

/** A password's argon2id hash with its salt and cost, in the usual notation. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await inTurn(() => tagOf(password, salt))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(salt)}$${plain(tag)}`
}

/** Compares in constant time. Without a hash the same work is done and the answer is no. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, , , , salt, tag] = (hash ?? nobody).split('$')
  if (salt === undefined || tag === undefined || password.length > longest) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await inTurn(() => tagOf(password, Buffer.from(salt, 'base64')))
  return timingSafeEqual(expected, actual) && hash !== undefined
}

const nobody = `$argon2id$v=19$m=${cost.memory},t=2,p=1$${plain(Buffer.alloc(16))}$${plain(Buffer.alloc(32))}`

async function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  return derive('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, ...cost })
}

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** Each hash takes 19 MiB and a core: a rush of sign-ins waits in line instead of taking the machine. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= atOnce) {
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
