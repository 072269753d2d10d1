import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { customerRoles } from '#demo/roles.ts'
import { setPasswords } from '../customer/customer.ts'
import type { Database } from '../platform/database.ts'

const fileName = 'demo-password'

/** Letters and digits that are not easily mistaken for each other. */
const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const

/** The password of the demo accounts: the configured one, otherwise that of earlier starts, otherwise a new one. */
export function chooseDemoPassword(dataDir: string, wanted: string | undefined): string {
  return wanted ?? readPassword(dataDir) ?? generatePassword()
}

/**
 * Sets the password of the demo accounts and stores it in the data folder, readable by its owner only, so that later starts can
 * show it. Replaces the published password in databases of earlier versions.
 */
export async function saveDemoPassword(
  database: Pick<Database, 'transaction'>,
  dataDir: string,
  password: string,
): Promise<void> {
  if (readPassword(dataDir) === password) return
  await database.transaction((tx) => setPasswords(tx, Object.values(customerRoles), password))
  fs.mkdirSync(dataDir, { recursive: true })
  const draft = path.join(dataDir, `${fileName}.${process.pid}`)
  fs.writeFileSync(draft, `${password}\n`, { mode: 0o600 })
  fs.renameSync(draft, path.join(dataDir, fileName))
}

function readPassword(dataDir: string): string | undefined {
  try {
    return fs.readFileSync(path.join(dataDir, fileName), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

/** About 90 random bits in four groups. Each group contains a lower-case and an upper-case letter and a digit. */
function generatePassword(): string {
  const any = alphabets.join('')
  const pick = (from: string): string => from[randomInt(from.length)] ?? ''
  const group = (): string => [...alphabets, any, any].map(pick).join('')
  return [group(), group(), group(), group()].join('-')
}
