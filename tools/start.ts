// npm start: builds what is outdated, starts the three services and prints the shop's address.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {
  freePort,
  isFree,
  isReady,
  root,
  runCommand,
  startService,
  whenUnread,
  type Running,
  type Service,
} from './processes.ts'

// The first start loads the demo, which can take long on a slow machine, and prints its progress.
const firstStartTimeout = 180_000
const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`

if (fs.existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))

// `npm start` runs the demo by default; a service started on its own defaults to production.
process.env['MODE'] ||= 'demo'

const env = process.env
const isDemo = env['MODE'] === 'demo'
// A secret that only the three services share. A shop on several machines sets its own.
env['INTERNAL_SECRET'] ||= randomBytes(32).toString('base64url')
const port = readPort('PORT', 3000)
const host = env['HOST'] ?? '127.0.0.1'
const dataDir = path.resolve(root, env['DATA_DIR'] ?? 'data')

let isStopping = false
let isOpen = false
const running: Running[] = []

process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))
process.on('disconnect', () => void stop(0))
whenUnread(() => void stop(0))

await start()

async function start(): Promise<void> {
  if (!(await isFree(port, host)))
    return fail(
      `Port ${port} is already in use. Stop the other program or set another one: PORT=${port + 100} npm start`,
    )
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch (error) {
    return fail(`The data folder ${dataDir} cannot be written: ${(error as Error).message}`)
  }
  // A process of its own, because this one runs as long as the shop and would keep the memory for reading all sources.
  const build = await runCommand(process.execPath, [path.join(root, 'tools/build.ts')])
  if (build !== 0) return fail('The storefront could not be built: see the lines above.')
  const backendPort = await freePort(readPort('BACKEND_PORT', 4000))
  const imagesPort = await freePort(readPort('IMAGES_PORT', 4001), [backendPort])
  const outboxPort = await freePort(readPort('OUTBOX_PORT', 4002), [backendPort, imagesPort])
  const ports = { backend: backendPort, images: imagesPort, outbox: outboxPort }
  const [backend, images, storefront] = services(ports)
  for (const service of [images, backend]) launch(service)
  for (const service of running) if (!(await isReady(service, firstStartTimeout))) return failedToStart(service)
  const shop = launch(storefront)
  if (!(await isReady(shop, 60_000))) return failedToStart(shop)
  isOpen = true
  printAddresses(ports.outbox)
}

function services(ports: { backend: number; images: number; outbox: number }): [Service, Service, Service] {
  const backendUrl = `http://127.0.0.1:${ports.backend}`
  const imagesUrl = `http://127.0.0.1:${ports.images}`
  // In production the service refuses to start without this setting, because a guess could be wrong.
  const baseUrl = env['BASE_URL'] || (isDemo ? `http://${host}:${port}` : '')
  const places = {
    DATA_DIR: dataDir,
    MEDIA_DIR: env['MEDIA_DIR'] || path.join(dataDir, 'media'),
    CACHE_DIR: env['CACHE_DIR'] || path.join(dataDir, 'cache'),
  }
  return [
    {
      name: 'backend',
      script: 'apps/backend/src/main.ts',
      env: { ...places, BACKEND_PORT: String(ports.backend), OUTBOX_PORT: String(ports.outbox), BASE_URL: baseUrl },
      health: `${backendUrl}/health`,
    },
    {
      name: 'images',
      script: 'apps/images/src/main.ts',
      env: { ...places, IMAGES_PORT: String(ports.images) },
      health: `${imagesUrl}/health`,
    },
    {
      name: 'storefront',
      script: 'apps/storefront/dist/server/server.js',
      env: { PORT: String(port), HOST: host, BACKEND_URL: backendUrl, IMAGES_URL: imagesUrl, BASE_URL: baseUrl },
      health: `http://${host}:${port}/health`,
    },
  ]
}

function launch(service: Service): Running {
  const process_ = startService(service, path.join(dataDir, 'logs'))
  running.push(process_)
  const startedAt = Date.now()
  void process_.ended.then(({ code }) => {
    if (isStopping) return
    running.splice(running.indexOf(process_), 1)
    // Until the shop is ready, `start()` reports failures.
    if (!isOpen) return
    // Restarts a service that has run for a while. If it exits soon after its start, stops the shop.
    if (Date.now() - startedAt < 10_000) return void stop(1)
    console.error(`The ${service.name} service exited with code ${code ?? 'none'}; restarting it.`)
    launch(service)
  })
  return process_
}

function failedToStart(service: Running): void {
  if (isStopping) return
  fail(
    `The ${service.service.name} service did not start. Its log: ${path.join(dataDir, 'logs', `${service.service.name}.log`)}`,
  )
}

function printAddresses(outbox: number): void {
  console.log(`
  Bocian is open:  http://${host}:${port}   (ready in ${seconds()})
${isDemo ? `${demoAccounts()}\n  Stores           /  pl    /cz  /sk  /de  /eu  /ro  /ua  /am` : ''}
  Emails           ${whereMailGoes(outbox)}
  GraphQL          http://${host}:${port}/graphql
  Data and logs    ${dataDir}
`)
}

function demoAccounts(): string {
  const password = fs.readFileSync(path.join(dataDir, 'demo-password'), 'utf8').trim()
  return `
  Demo accounts    anna@example.com    shopper with an address
                   olena@example.com   shopper with a cart and two consents
                   agent@example.com   sales agent
                   beata@example.com   club member, bronze (sylwia@ silver, gustaw@ gold)
                   iga@example.com     club card that is not activated (xenia@ is blocked)
                   zofia@example.com   shopper with returns and exchanges
                   password of all: ${password}
`
}

function whereMailGoes(outbox: number): string {
  if ((env['SMTP_URL'] ?? '') !== '') return 'sent by the mail server'
  if (isDemo) return `http://127.0.0.1:${outbox}   (no mail server is set)`
  return 'not sent: set SMTP_URL (npm run admin -- mail list shows them)'
}

function fail(message: string): void {
  console.error(message)
  void stop(1)
}

async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  // Stops the storefront first, so that its last pages still reach the backend.
  for (const { child, ended } of running.toReversed()) {
    child.kill('SIGTERM')
    await ended
  }
  process.exit(code)
}

function readPort(name: string, fallback: number): number {
  const text = env[name] ?? ''
  if (text === '') return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value
  console.error(
    `Invalid environment:\n  ${name}: must be a port number from 1 to 65535 (it is ${JSON.stringify(text)})`,
  )
  process.exit(1)
}
