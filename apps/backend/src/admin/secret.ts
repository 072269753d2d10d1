import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** How the command line reaches the running backend: only who can read the data folder can. */
export interface Door {
  port: number
  secret: string
}

const fileName = 'admin.secret'

/** Writes a new secret for this run of the backend into the data folder, readable by its owner alone. */
export function writeDoor(dataDir: string, port: number): Door {
  const door = { port, secret: randomBytes(32).toString('base64url') }
  const file = path.join(dataDir, fileName)
  fs.mkdirSync(dataDir, { recursive: true })
  fs.rmSync(file, { force: true })
  fs.writeFileSync(file, JSON.stringify(door), { mode: 0o600 })
  return door
}

/** The door of the backend that runs on this data folder; undefined when none was written. */
export function readDoor(dataDir: string): Door | undefined {
  try {
    const door: unknown = JSON.parse(fs.readFileSync(path.join(dataDir, fileName), 'utf8'))
    return isDoor(door) ? door : undefined
  } catch {
    return undefined
  }
}

function isDoor(value: unknown): value is Door {
  if (typeof value !== 'object' || value === null || !('port' in value) || !('secret' in value)) return false
  return typeof value.port === 'number' && typeof value.secret === 'string'
}
