// npm run dev: runs the three services, restarts each when its sources change, and refreshes pages through Vite.
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './processes.ts'

if (fs.existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))

const env = process.env
env['MODE'] ||= 'demo'
env['INTERNAL_SECRET'] ||= randomBytes(32).toString('base64url')
if (env['MODE'] === 'demo') env['BASE_URL'] ||= `http://${env['HOST'] || '127.0.0.1'}:${env['PORT'] || 3000}`

const dataDir = path.resolve(root, env['DATA_DIR'] || 'data')
const places = {
  DATA_DIR: dataDir,
  MEDIA_DIR: env['MEDIA_DIR'] || path.join(dataDir, 'media'),
  CACHE_DIR: env['CACHE_DIR'] || path.join(dataDir, 'cache'),
}
const addresses = {
  BACKEND_URL: `http://127.0.0.1:${env['BACKEND_PORT'] || 4000}`,
  IMAGES_URL: `http://127.0.0.1:${env['IMAGES_PORT'] || 4001}`,
}

const children: ChildProcess[] = [
  run(['--watch', '--watch-path=apps/backend', '--watch-path=packages', 'apps/backend/src/main.ts'], {
    ...places,
    OUTBOX_PORT: env['OUTBOX_PORT'] || '4002',
    GRAPHQL_INTROSPECTION: 'on',
  }),
  run(['--watch', '--watch-path=apps/images', '--watch-path=packages', 'apps/images/src/main.ts'], places),
  run(['apps/storefront/src/server/server.ts'], { ...addresses, NODE_ENV: 'development' }),
]

let isStopping = false
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, stop)
const ended = children.map((child) => once(child, 'exit'))
// The services are of no use alone: one that does not start has said why.
await Promise.race(ended)
const code = isStopping ? 0 : 1
stop()
await Promise.all(ended)
process.exit(code)

function stop(): void {
  isStopping = true
  for (const child of children) child.kill('SIGTERM')
}

function run(args: string[], more: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...more },
  })
}
