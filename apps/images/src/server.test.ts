import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '@bocian/service/log.ts'
import type { FastifyInstance } from 'fastify'
import { openCache } from './cache.ts'
import { internalCall } from '@bocian/service/internal-call.ts'
import { followDrawnNames } from './drawn-names.ts'
import { createGate, type Gate, type GateSizes } from './gate.ts'
import { createPictures } from './pictures.ts'
import { findSource } from './source.ts'
import { render } from './render.ts'
import { createServer } from './server.ts'

const secret = 'between-our-own-services-only'
const DRAWN = '/media/catalog/product/drawn/dress/1a2b3c4d-c9898f-f6efe2-front.svg'
const cap = (n: number) => `/media/catalog/product/drawn/cap/0000000${n}-c9898f-f6efe2-front.svg`
const log = createLog('images-test', 'silent')
let folder = ''
let renders = 0
let app: FastifyInstance

async function serverWith(gate: Gate = createGate({ atOnce: 2, ofClient: 50, inAll: 50 })): Promise<FastifyInstance> {
  const cache = await openCache(path.join(folder, 'cache'), 50_000_000)
  const pictures = createPictures({
    cache,
    gate,
    onCacheFault: () => undefined,
    render: async (source, variant) => {
      renders++
      return render(source, variant)
    },
  })
  return createServer({
    mediaDir: path.join(folder, 'media'),
    drawnNames: followDrawnNames(path.join(folder, 'media')),
    internalSecret: secret,
    pictures,
    log,
  })
}

/** A gate that notes whose work has come and whose has begun. No work ends before it is opened. */
function closedGate(sizes: GateSizes) {
  const gate = createGate(sizes)
  const { promise, resolve: open } = Promise.withResolvers<void>()
  const come: string[] = []
  const begun: string[] = []
  const run: Gate['run'] = (client, work) => {
    come.push(client)
    return gate.run(client, async () => {
      begun.push(client)
      await promise
      return work()
    })
  }
  return { run, open, come, begun }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bocian-images-'))
  const products = path.join(folder, 'media/catalog/product/a')
  await mkdir(products, { recursive: true })
  const caps = Array.from({ length: 9 }, (_, n) => `drawn/cap/0000000${n}-c9898f-f6efe2-front.svg`)
  const names = [DRAWN.slice('/media/catalog/product/'.length), ...caps]
  await writeFile(path.join(folder, 'media/drawn-names.txt'), names.join('\n'))
  const photo = sharp({ create: { width: 1000, height: 800, channels: 3, background: '#8fa9c4' } })
  await photo.clone().jpeg().toFile(path.join(products, 'photo.jpg'))
  await photo.clone().png().toFile(path.join(products, 'photo.png'))
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'
  await writeFile(path.join(products, 'evil.svg'), svg)
  await writeFile(path.join(products, 'disguised.png'), svg)
  await writeFile(path.join(products, 'broken.jpg'), Buffer.from('ffd8ffe000104a46', 'hex'))
  await writeFile(path.join(folder, 'outside.jpg'), await photo.clone().jpeg().toBuffer())
  await symlink(path.join(folder, 'outside.jpg'), path.join(products, 'link.jpg'))
  for (const place of ['logo', 'fonts']) await mkdir(path.join(folder, 'media', place))
  await writeFile(path.join(folder, 'media/logo/shop.svg'), svg)
  await photo.clone().png().toFile(path.join(folder, 'media/logo/shop.png'))
  await writeFile(path.join(folder, 'media/fonts/shop.woff2'), Buffer.from('wOF2 and the rest'))
  await writeFile(path.join(folder, 'media/fonts/other.woff2'), svg)
  await writeFile(path.join(folder, 'media/fonts/shop.svg'), svg)
  await symlink(path.join(folder, 'media/../outside.jpg'), path.join(folder, 'media/logo/link.svg'))
  app = await serverWith()
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the files of the shop’s brand', () => {
  it.each([
    ['logo/shop.svg', 'image/svg+xml'],
    ['fonts/shop.woff2', 'font/woff2'],
  ])('/media/%s is sent as it is, as %s that can do nothing', async (place, type) => {
    const response = await app.inject(`/media/${place}`)
    expect(response.headers).toMatchObject({
      'content-type': type,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    })
    const again = await app.inject({ url: `/media/${place}`, headers: { 'if-none-match': response.headers.etag } })
    expect(again.statusCode).toBe(304)
  })

  it.each(['fonts/other.woff2', 'fonts/shop.svg', 'logo/link.svg', 'logo/none.svg', 'wysiwyg/shop.svg'])(
    '/media/%s is not there',
    async (place) => {
      expect((await app.inject(`/media/${place}`)).statusCode).toBe(404)
    },
  )

  it.each([96, 180, 192, 512])('an icon of %i pixels is made from one picture', async (size) => {
    const { rawPayload } = await app.inject(`/media/logo/shop.png?width=${size}&height=${size}&fit=cover&format=png`)
    const facts = await sharp(rawPayload).metadata()
    expect([facts.format, facts.width, facts.height]).toEqual(['png', size, size])
  })
})

describe('renditions', () => {
  it.each([
    ['?auto=webp&format=pjpg&width=640&height=960&fit=cover', 'webp', 640, 960],
    ['?auto=webp&width=320', 'webp', 320, 480],
    ['?auto=webp&width=88&height=88&fit=cover', 'webp', 88, 88],
    ['?format=png&width=160&height=160&fit=bounds', 'png', 107, 160],
    ['?format=pjpg&width=160', 'jpeg', 160, 240],
    ['', 'jpeg', 984, 1476],
  ])('IMG-01 IMG-02 renders a drawn picture as %s to %s of %i x %i', async (query, format, width, height) => {
    const response = await app.inject(DRAWN + query)
    expect(response.statusCode).toBe(200)
    const facts = await sharp(response.rawPayload).metadata()
    expect([facts.format, facts.width, facts.height]).toEqual([format, width, height])
    expect(response.headers['content-type']).toBe(`image/${format}`)
    expect(response.headers['cache-control']).toContain('immutable')
    expect(response.headers['content-security-policy']).toBe('sandbox')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['photo.jpg?auto=webp&width=640&height=960&fit=cover', 'webp', 640, 960],
    ['photo.jpg?auto=webp&width=640&height=960&fit=bounds', 'webp', 640, 512],
    ['photo.jpg?width=640&height=512', 'jpeg', 640, 512],
    ['photo.png?width=320', 'png', 320, 256],
    ['photo.png', 'png', 1000, 800],
    ['photo.jpg?auto=webp&width=2560', 'webp', 1000, 800],
  ])('IMG-01 IMG-02 renders an upload as %s to %s of %i x %i', async (file, format, width, height) => {
    const response = await app.inject(`/media/catalog/product/a/${file}`)
    expect(response.statusCode).toBe(200)
    const facts = await sharp(response.rawPayload).metadata()
    expect([facts.format, facts.width, facts.height]).toEqual([format, width, height])
    expect(response.headers['cache-control']).toBe('public, max-age=86400')
  })

  it.each([
    ['width=500', 512, 768],
    ['width=99999', 2560, 3840],
    ['width=300&height=375&fit=cover', 320, 400],
    ['width=640&height=800&fit=cover', 640, 800],
    ['width=640&height=641&fit=cover', 640, 640],
    ['width=1000&height=333&fit=cover', 984, 984],
    ['height=960', 640, 960],
  ])('returns the nearest available size for %s, %i x %i', async (query, width, height) => {
    const response = await app.inject(`${DRAWN}?auto=webp&${query}`)
    expect(response.statusCode).toBe(200)
    const facts = await sharp(response.rawPayload).metadata()
    expect([facts.width, facts.height]).toEqual([width, height])
  })

  it('stores one rendition for all sizes that map to it', async () => {
    const tags = await Promise.all(
      [630, 640, 651].map(async (width) => (await app.inject(`${DRAWN}?auto=webp&width=${width}`)).headers.etag),
    )
    expect(new Set(tags).size).toBe(1)
  })

  it('IMG-01 encodes progressive JPEGs', async () => {
    const response = await app.inject(`${DRAWN}?format=pjpg&width=160`)
    expect((await sharp(response.rawPayload).metadata()).isProgressive).toBe(true)
  })

  it('returns the placeholder, and 304 for a known ETag', async () => {
    const first = await app.inject('/media/catalog/product/drawn/placeholder.svg?auto=webp&width=160')
    expect(first.statusCode).toBe(200)
    const again = await app.inject({
      url: '/media/catalog/product/drawn/placeholder.svg?auto=webp&width=160',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })
})

describe('errors', () => {
  it.each([
    'width=-1',
    'width=0',
    'width=1000000000',
    'width=NaN',
    'width=640&width=320',
    'width=640&fit=fill',
    'width=640&format=avif',
    'auto=avif',
    'width=0640',
    'width=6.4e2',
  ])('%s returns 404', async (query) => {
    expect((await app.inject(`${DRAWN}?${query}`)).statusCode).toBe(404)
  })

  it.each([
    'catalog/product/..%2f..%2f..%2foutside.jpg',
    'catalog/product/%2e%2e/%2e%2e/outside.jpg',
    'catalog/product/a/link.jpg',
    'catalog/product/a/evil.svg',
    'catalog/product/a/disguised.png',
    'catalog/product/a/broken.jpg',
    'catalog/product/a/missing.jpg',
    'catalog/product/.env',
    'secret/photo.jpg',
    'catalog/product/a/photo.jpg%00.png',
    'catalog/product/drawn/dress/zz-front.svg',
    'catalog/product/drawn/kilt/1a2b3c4d-c9898f-f6efe2-front.svg',
    'catalog/product/drawn/scene/hero-1a2b3c4d-9999x9999.svg',
    `catalog/product/${'a'.repeat(600)}.jpg`,
    '',
  ])('/media/%s returns 404', async (place) => {
    const response = await app.inject(`/media/${place}`)
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('Error')
  })

  it.each(['/media/%', '/media/catalog/product/%E0%A4%A'])('%s returns a client error', async (url) => {
    const { statusCode } = await app.inject(url)
    expect([400, 404]).toContain(statusCode)
  })
})

describe('the image service', () => {
  it('renders once and reads the cache afterwards, even after a restart', async () => {
    const url = `${DRAWN}?auto=webp&width=80`
    renders = 0
    const first = await app.inject(url)
    const second = await app.inject(url)
    const restarted = await serverWith()
    const third = await restarted.inject(url)
    await restarted.close()
    expect(renders).toBe(1)
    expect(second.rawPayload.equals(first.rawPayload) && third.rawPayload.equals(first.rawPayload)).toBe(true)
  })

  it('does the work once for concurrent equal requests', async () => {
    renders = 0
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.inject(`${DRAWN}?auto=webp&width=40`)))
    expect(answers.every((response) => response.statusCode === 200)).toBe(true)
    expect(renders).toBe(1)
  })

  it('returns 503 when the queue is full, and finishes the queued requests in their order', async () => {
    const gate = closedGate({ atOnce: 1, ofClient: 1, inAll: 9 })
    const narrow = await serverWith(gate)
    const statuses: number[] = []
    const answers = [1, 2, 3, 4].map(async (n) => {
      const { statusCode } = await narrow.inject(`${cap(n)}?auto=webp&width=40`)
      statuses.push(statusCode)
    })
    await expect.poll(() => statuses).toEqual([503, 503])
    gate.open()
    await Promise.all(answers)
    await narrow.close()
    expect(statuses).toEqual([503, 503, 200, 200])
  })

  it('draws only pictures that the shop uses', async () => {
    renders = 0
    const unknown = DRAWN.replace('1a2b3c4d', '1a2b3c4e')
    const answers = await Promise.all([unknown, unknown, `${unknown}?width=2560`].map((url) => app.inject(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(renders).toBe(0)
  })

  it('serves a visitor’s single request before the remaining requests of a visitor with many', async () => {
    const gate = closedGate({ atOnce: 1, ofClient: 3, inAll: 50 })
    const fair = await serverWith(gate)
    const statuses: string[] = []
    const ask = async (visitor: string, n: number) => {
      const headers = internalCall(secret, visitor)
      const { statusCode } = await fair.inject({ url: `${cap(n)}?auto=webp&width=88`, headers })
      statuses.push(`${visitor} ${statusCode}`)
    }
    const greedy = [1, 2, 3, 4, 5, 6].map((n) => ask('1.1.1.1', n))
    await expect.poll(() => statuses).toEqual(['1.1.1.1 503', '1.1.1.1 503'])
    const single = ask('2.2.2.2', 7)
    await expect.poll(() => gate.come).toHaveLength(7)
    gate.open()
    await Promise.all([single, ...greedy])
    await fair.close()
    expect(statuses.filter((line) => line === '1.1.1.1 200')).toHaveLength(4)
    // One was being drawn. Then one of each visitor follows in turn.
    expect(gate.begun).toEqual(['1.1.1.1', '1.1.1.1', '2.2.2.2', '1.1.1.1', '1.1.1.1'])
  })

  it('returns 304 for an upload without reading it', async () => {
    const url = '/media/catalog/product/a/photo.jpg?width=320'
    const { headers } = await app.inject(url)
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    const source = await findSource(path.join(folder, 'media'), 'catalog/product/', 'a/photo.jpg')
    expect(source).toMatchObject({ width: 1000, height: 800 })
  })

  it('reports its health', async () => {
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok' })
  })
})
