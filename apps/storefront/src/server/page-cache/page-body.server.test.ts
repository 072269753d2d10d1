import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, pageBody } from './page-body.server.ts'

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
const encodings = ['br', 'gzip', 'identity'] as const

describe('page body', () => {
  it.each(encodings)('decompresses to the original text in %s', async (encoding) => {
    for (const html of [`<p>${'Zażółć gęślą jaźń Հայաստան '.repeat(4000)}</p>`, 'x'])
      expect(decode[encoding](await pageBody(html).encoded(encoding)).toString()).toBe(html)
  })

  it('is compressed once, and only in an encoding that somebody asks for', async () => {
    const body = pageBody('Sukienka '.repeat(2000))
    expect(body.bytes).toBe(body.plain.length)
    const brotli = await body.encoded('br')
    expect(body.bytes).toBe(body.plain.length + brotli.length)
    expect(await body.encoded('br')).toBe(brotli)
    expect(await body.encoded('identity')).toBe(body.plain)
    const gzipped = await body.encoded('gzip')
    expect(body.bytes).toBe(body.plain.length + brotli.length + gzipped.length)
  })

  it('is recompressed to fewer bytes of the same text, and reused while the text stays the same', async () => {
    const html = `<p>${Array.from({ length: 4000 }, (_, index) => `Sukienka ${index * 7919}`).join(' ')}</p>`
    const body = pageBody(html)
    await body.recompress()
    expect(body.isRecompressed).toBe(false)
    const quick = await body.encoded('br')
    await body.recompress()
    const best = await body.encoded('br')
    expect(best.length).toBeLessThan(quick.length)
    expect(body.bytes).toBe(body.plain.length + best.length)
    expect(brotliDecompressSync(best).toString()).toBe(html)
    await body.recompress()
    expect(await body.encoded('br')).toBe(best)
    expect(pageBody(html, body)).toBe(body)
    const changed = pageBody(`${html}!`, body)
    expect(changed.plain.toString()).toBe(`${html}!`)
    expect(changed.version).not.toBe(body.version)
  })

  it('is compressed better if that saves a round trip, and fast otherwise', async () => {
    // Nothing repeats, so each number adds the same to what is compressed.
    const numbers = (count: number) =>
      Array.from({ length: count }, (_, index) => `${(index * 2_654_435_761) % 4_294_967_296}`).join(' ')
    const packed = (html: string, quality: number, window: number) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: window,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      }
      return brotliCompressSync(html, { params })
    }
    const sizeOf = (count: number) => packed(numbers(count), 5, 16).length
    let count = 2_000
    while (sizeOf(count) <= 13_700) count += 20
    for (const [html, quality, window] of [
      [numbers(count - 20), 5, 16],
      [numbers(count), 7, 22],
      [numbers(count + 200), 5, 16],
    ] as const)
      expect(await pageBody(html).encoded('br')).toEqual(packed(html, quality, window))
  })

  it('uses only encodings that the client accepts', () => {
    expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
    expect(chooseEncoding('gzip;q=1.0, br;q=0')).toBe('gzip')
    expect(chooseEncoding('gzip;q=0')).toBe('identity')
    expect(chooseEncoding('vibration, brr')).toBe('identity')
    expect(chooseEncoding(undefined)).toBe('identity')
  })
})
