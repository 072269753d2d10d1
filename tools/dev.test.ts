import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Script } from 'node:vm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../e2e/free-port.ts'
import { signOpeningKey } from '../packages/service/src/opening-key.ts'
import { root } from './processes.ts'

// A copy of the sources, so that the test changes nothing that others read. The packages are the same.
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-dev-'))
const sources = ['apps', 'packages', 'tools', 'package.json', 'schema.graphql', 'tsconfig.base.json']
const notCopied = new Set(['node_modules', 'dist', '.cache'])
/** Milliseconds: many times what a change takes. */
const patience = { timeout: 120_000, interval: 250 }

let dev: ChildProcess
let output = ''
let shop: string

const secret = 'known-to-the-services-of-this-shop'
// The shop has nothing that orders need, so that only its makers see it.
const key = signOpeningKey(secret, new Date(Date.now() + 86_400_000))

beforeAll(async () => {
  for (const name of sources)
    fs.cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !notCopied.has(path.basename(file)),
    })
  for (const place of ['.', 'apps/backend', 'apps/storefront'])
    fs.symlinkSync(path.join(root, place, 'node_modules'), path.join(copy, place, 'node_modules'))
  const [port, backend, images] = [await freePort(), await freePort(), await freePort()]
  shop = `http://127.0.0.1:${port}`
  dev = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: copy,
    // It ends when this process does, because it loses the channel.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      // An empty shop, because the demo takes a minute to load.
      MODE: 'production',
      BASE_URL: 'https://shop.example',
      TRUSTED_PROXIES: '0',
      INTERNAL_SECRET: secret,
      DATA_DIR: path.join(copy, 'data'),
      DATABASE_URL: '',
      REDIS_URL: '',
      NODE_ENV: '',
      PORT: String(port),
      BACKEND_PORT: String(backend),
      IMAGES_PORT: String(images),
      OVERLOAD_DELAY_MS: '0',
    },
  })
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (data: Buffer) => (output = `${output}${data.toString()}`.slice(-4_000)))
  const ended = new Promise<never>((_, reject) => {
    dev.once('exit', (code) => reject(new Error(`npm run dev ended with code ${code}:\n${output}`)))
  })
  const open = vi.waitUntil(async () => (await page()).includes('</html>'), { timeout: 240_000, interval: 250 })
  await Promise.race([open, ended])
})

afterAll(async () => {
  if (dev.exitCode === null) {
    const ended = new Promise((resolve) => dev.once('exit', resolve))
    dev.kill('SIGTERM')
    await ended
  }
  fs.rmSync(copy, { recursive: true, force: true })
})

/** The start page, or what happened instead of it. */
async function page(): Promise<string> {
  const response = await fetch(shop, { headers: { 'accept-language': 'pl', cookie: `opening=${key}` } }).catch(
    () => undefined,
  )
  return response?.status === 200 ? response.text() : `${response?.status ?? 'no response'}\n${output}`
}

async function loadScript(address: string): Promise<string> {
  const response = await fetch(shop + address)
  expect(response.headers.get('content-type'), address).toContain('javascript')
  return response.text()
}

function change(file: string, from: string, to: string): void {
  const place = path.join(copy, file)
  const text = fs.readFileSync(place, 'utf8')
  expect(text.split(from), file).toHaveLength(2)
  fs.writeFileSync(place, text.replace(from, to))
}

const title = 'Nowości i\u00A0promocje'

it('opens a page with its scripts, on the ports of its settings', async () => {
  const html = await page()
  expect(html).toContain(title)
  // The script that starts the page is inlined from its source.
  const [start = ''] = /<script data-entry[^>]*>([^]*?)<\/script>/.exec(html)?.slice(1) ?? []
  expect(() => new Script(start)).not.toThrow()
  const entry = /data-entry="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(await loadScript(entry)).toContain('/src/boot/client.tsx')
  expect(await loadScript('/src/boot/client.tsx')).toContain('hydrateRoot')
})

it('shows a changed message', async () => {
  change('apps/storefront/messages/pl-PL.json', title, 'Nowe wieści z gniazda')
  await expect.poll(page, patience).toContain('Nowe wieści z gniazda')
})

it('shows a changed component', async () => {
  change('apps/storefront/src/shell/header/header.tsx', '<header', '<header data-changed')
  await expect.poll(page, patience).toContain('<header data-changed')
})

it('restarts the backend with a changed resolver', async () => {
  const logo = async () => {
    const response = await fetch(`${shop}/graphql?query={storeConfig{logo_alt}}`).catch(() => undefined)
    return response?.text()
  }
  // Without a name of its own, the shop is called like its address.
  expect(await logo()).toContain('"shop.example"')
  change(
    'apps/backend/src/store/describe-store.ts',
    `['design/header/logo_alt'] || name`,
    `['design/header/logo_alt'] || 'Stork'`,
  )
  await expect.poll(logo, patience).toContain('"Stork"')
})
