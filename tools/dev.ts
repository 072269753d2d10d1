// npm run dev: runs the three services, restarts each when its sources change, and refreshes pages through Vite.
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './processes.ts'

if (fs.existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))

process.env['MODE'] ||= 'demo'

process.env['INTERNAL_SECRET'] ||= randomBytes(32).toString('base64url')

const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? 'data')
const places = { DATA_DIR: dataDir, MEDIA_DIR: path.join(dataDir, 'media'), CACHE_DIR: path.join(dataDir, 'cache') }
const addresses = { BACKEND_URL: 'http://127.0.0.1:4000', IMAGES_URL: 'http://127.0.0.1:4001' }

const children: ChildProcess[] = [
  run(['--watch', '--watch-path=apps/backend', '--watch-path=packages', 'apps/backend/src/main.ts'], {
    ...places,
    GRAPHQL_INTROSPECTION: 'on',
  }),
  run(['--watch', '--watch-path=apps/images', '--watch-path=packages', 'apps/images/src/main.ts'], places),
  run(['apps/storefront/src/server/server.ts'], { ...addresses, NODE_ENV: 'development' }),
]

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })

function run(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
}
