import { execFile, spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Script } from 'node:vm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../e2e/free-port.ts'
import { firstDescription } from '../e2e/production-shop.ts'
import { signOpeningKey } from '../packages/service/src/opening-key.ts'
import { copySources } from './copy-sources.ts'

// A copy of the sources, so that the test changes nothing that others read. The packages are the same.
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-dev-'))
/** Milliseconds: many times what a change takes. */
const patience = { timeout: 120_000, interval: 250 }

let dev: ChildProcess
let output = ''
let shop: string

const secret = 'known-to-the-services-of-this-shop'
// The shop has nothing that orders need, so that only its makers see it.
const key = signOpeningKey(secret, new Date(Date.now() + 86_400_000))

const settings: Record<string, string | undefined> = {
  ...process.env,
  // An empty shop, because the demo takes a minute to load.
  MODE: 'production',
  BASE_URL: 'https://shop.example',
  TRUSTED_PROXIES: '0',
  INTERNAL_SECRET: secret,
  DATABASE_URL: '',
  REDIS_URL: '',
  NODE_ENV: '',
  OVERLOAD_DELAY_MS: '0',
  REQUESTS_AT_ONCE: '0',
}

beforeAll(async () => {
  copySources(copy)
  fs.writeFileSync(path.join(copy, 'shop.yaml'), firstDescription)
  await promisify(execFile)(process.execPath, ['tools/admin.ts', 'shop', 'apply', path.join(copy, 'shop.yaml')], {
    cwd: copy,
    env: { ...settings, DATA_DIR: path.join(copy, 'data') },
  })
  const port = await freePort()
  Object.assign(settings, { BACKEND_PORT: String(await freePort()), IMAGES_PORT: String(await freePort()) })
  shop = `http://127.0.0.1:${port}`
  dev = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: copy,
    // It ends when this process does, because it loses the channel.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...settings, DATA_DIR: path.join(copy, 'data'), PORT: String(port) },
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

it('serves a changed style', async () => {
  const style = 'apps/storefront/src/shell/header/header.module.css'
  change(style, 'inset-block-start: 0;', 'inset-block-start: 0.125rem;')
  const served = async () => (await fetch(`${shop}/${style.replace('apps/storefront/', '')}?direct`)).text()
  await expect.poll(served, patience).toContain('0.125rem')
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

it('says so if its port is taken', async () => {
  const second = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: copy,
    env: { ...settings, PORT: new URL(shop).port, DATA_DIR: path.join(copy, 'second') },
  })
  let said = ''
  second.stderr.on('data', (data: Buffer) => (said += data.toString()))
  const code = await new Promise((resolve) => second.once('close', resolve))
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^Port \d+ is already in use\..*\n$/) })
})

it('a second one runs beside it, on free ports, and ends without a word when its reader has ended, as in `npm run dev | head -1`', async () => {
  const port = await freePort()
  const second = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its settings name the ports of the first one's services.
    env: { ...settings, PORT: String(port), DATA_DIR: path.join(copy, 'second') },
  })
  let complaints = ''
  second.stderr?.on('data', (data: Buffer) => (complaints += data.toString()))
  const ended = new Promise((resolve) => second.once('exit', (code) => resolve(code)))
  await new Promise((resolve) => second.stdout?.once('data', resolve))
  second.stdout?.destroy()
  expect(await ended).toBe(0)
  expect(complaints).toBe('')
  // Nothing that it started is left.
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
})
