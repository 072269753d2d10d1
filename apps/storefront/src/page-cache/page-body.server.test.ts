import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, completePage, compressPage, packPage } from './page-body.server.ts'

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
const encodings = ['br', 'gzip', 'identity'] as const

describe('page body', () => {
  it.each(encodings)('reads as one text in %s, with another end each time', async (encoding) => {
    const html = `<p>${'Zażółć gęślą jaźń Հայաստան '.repeat(4000)}</p>`
    const body = await compressPage(html)
    for (const end of ['<script nonce="abc"></script>', 'x', 'é'.repeat(30_000)])
      expect(decode[encoding](completePage(body, end, encoding)).toString()).toBe(html + end)
  })

  it('holds for any beginning and any end', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 3000 })
    await fc.assert(
      fc.asyncProperty(text, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 500 }), async (html, end) => {
        const body = await compressPage(html)
        for (const encoding of encodings)
          expect(decode[encoding](completePage(body, end, encoding)).toString()).toBe(html + end)
      }),
      { numRuns: 60 },
    )
  })

  it('is packed smaller to the same text, and is compressed once while it stays the same', async () => {
    const html = `<p>${Array.from({ length: 4000 }, (_, index) => `Sukienka ${index * 7919}`).join(' ')}</p>`
    const quick = await compressPage(html)
    const packed = await packPage(quick)
    expect(packed.brotli.length).toBeLessThan(quick.brotli.length)
    expect(brotliDecompressSync(completePage(packed, 'x', 'br')).toString()).toBe(`${html}x`)
    expect(await compressPage(html, packed)).toBe(packed)
    expect(await packPage(packed)).toBe(packed)
    expect((await compressPage(`${html}!`, packed)).plain.toString()).toBe(`${html}!`)
  })

  it('refuses an end that no block can hold', async () => {
    const body = await compressPage('a')
    expect(() => completePage(body, 'x'.repeat(70_000), 'br')).toThrow(RangeError)
    expect(() => completePage(body, '', 'gzip')).toThrow(RangeError)
  })

  it('compresses only as the visitor allows', () => {
    expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
    expect(chooseEncoding('gzip;q=1.0, br;q=0')).toBe('gzip')
    expect(chooseEncoding('gzip;q=0')).toBe('identity')
    expect(chooseEncoding('vibration, brr')).toBe('identity')
    expect(chooseEncoding(undefined)).toBe('identity')
  })
})
