// npm run dev: runs the three services, restarts each when its sources change, and refreshes pages through Vite.
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { freePort, isFree, root, whenUnread } from './processes.ts'

if (fs.existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))

const env = process.env
env['MODE'] ||= 'demo'
env['INTERNAL_SECRET'] ||= randomBytes(32).toString('base64url')
const host = env['HOST'] || '127.0.0.1'
const port = Number(env['PORT'] || 3000)
if (env['MODE'] === 'demo') env['BASE_URL'] ||= `http://${host}:${port}`
if (!(await isFree(port, host))) {
  console.error(
    `Port ${port} is already in use. Stop the other program or set another one: PORT=${port + 100} npm run dev`,
  )
  process.exit(1)
}
// Several shops can run beside each other: what only the services themselves connect to is at the next free port.
const backendPort = await freePort(Number(env['BACKEND_PORT'] || 4000), [port])
const imagesPort = await freePort(Number(env['IMAGES_PORT'] || 4001), [port, backendPort])
const outboxPort = await freePort(Number(env['OUTBOX_PORT'] || 4002), [port, backendPort, imagesPort])

const dataDir = path.resolve(root, env['DATA_DIR'] || 'data')
const places = {
  DATA_DIR: dataDir,
  MEDIA_DIR: env['MEDIA_DIR'] || path.join(dataDir, 'media'),
  CACHE_DIR: env['CACHE_DIR'] || path.join(dataDir, 'cache'),
}
const addresses = {
  BACKEND_URL: `http://127.0.0.1:${backendPort}`,
  IMAGES_URL: `http://127.0.0.1:${imagesPort}`,
}

const children: ChildProcess[] = [
  run(['--watch', '--watch-path=apps/backend', '--watch-path=packages', 'apps/backend/src/main.ts'], {
    ...places,
    BACKEND_PORT: String(backendPort),
    OUTBOX_PORT: String(outboxPort),
    GRAPHQL_INTROSPECTION: 'on',
  }),
  run(['--watch', '--watch-path=apps/images', '--watch-path=packages', 'apps/images/src/main.ts'], {
    ...places,
    IMAGES_PORT: String(imagesPort),
  }),
  run(['apps/storefront/src/server/server.ts'], { ...addresses, NODE_ENV: 'development' }),
]

let isStopping = false
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, stop)
whenUnread(stop)
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
  // A terminal is shared. What somebody else reads, such as `head`, passes through here, so that its end stops all services.
  const output = process.stdout.isTTY ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', output, 'inherit'],
    env: { ...env, ...more },
  })
  child.stdout?.pipe(process.stdout, { end: false })
  return child
}
