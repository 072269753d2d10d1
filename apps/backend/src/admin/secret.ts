import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The address and secret of the running backend. Only users who can read the data folder can connect. */
export interface AdminEndpoint {
  port: number
  secret: string
}

const fileName = 'admin.secret'

/** Writes a new secret for this run of the backend to the data folder, readable only by its owner. */
export function writeEndpoint(dataDir: string, port: number): AdminEndpoint {
  const endpoint = { port, secret: randomBytes(32).toString('base64url') }
  const file = path.join(dataDir, fileName)
  fs.mkdirSync(dataDir, { recursive: true })
  fs.rmSync(file, { force: true })
  fs.writeFileSync(file, JSON.stringify(endpoint), { mode: 0o600 })
  return endpoint
}

/** The address and secret of the backend that uses this data folder; undefined when there is none. */
export function readEndpoint(dataDir: string): AdminEndpoint | undefined {
  try {
    const endpoint: unknown = JSON.parse(fs.readFileSync(path.join(dataDir, fileName), 'utf8'))
    return isEndpoint(endpoint) ? endpoint : undefined
  } catch {
    return undefined
  }
}

function isEndpoint(value: unknown): value is AdminEndpoint {
  if (typeof value !== 'object' || value === null || !('port' in value) || !('secret' in value)) return false
  return typeof value.port === 'number' && typeof value.secret === 'string'
}
