import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, compressPage, encoded, recompressPage } from './page-body.server.ts'

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
const encodings = ['br', 'gzip', 'identity'] as const

describe('page body', () => {
  it.each(encodings)('decompresses to the original text in %s', async (encoding) => {
    for (const html of [`<p>${'Zażółć gęślą jaźń Հայաստան '.repeat(4000)}</p>`, 'x'])
      expect(decode[encoding](encoded(await compressPage(html), encoding)).toString()).toBe(html)
  })

  it('is recompressed to fewer bytes of the same text, and reused while the text stays the same', async () => {
    const html = `<p>${Array.from({ length: 4000 }, (_, index) => `Sukienka ${index * 7919}`).join(' ')}</p>`
    const quick = await compressPage(html)
    const recompressed = await recompressPage(quick)
    expect(recompressed.brotli.length).toBeLessThan(quick.brotli.length)
    expect(brotliDecompressSync(encoded(recompressed, 'br')).toString()).toBe(html)
    expect(recompressed.version).toBe(quick.version)
    expect(await compressPage(html, recompressed)).toBe(recompressed)
    expect(await recompressPage(recompressed)).toBe(recompressed)
    const changed = await compressPage(`${html}!`, recompressed)
    expect(changed.plain.toString()).toBe(`${html}!`)
    expect(changed.version).not.toBe(recompressed.version)
  })

  it('uses only encodings that the client accepts', () => {
    expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
    expect(chooseEncoding('gzip;q=1.0, br;q=0')).toBe('gzip')
    expect(chooseEncoding('gzip;q=0')).toBe('identity')
    expect(chooseEncoding('vibration, brr')).toBe('identity')
    expect(chooseEncoding(undefined)).toBe('identity')
  })
})
