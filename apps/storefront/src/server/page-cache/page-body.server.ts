import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * For the first visitor. Quality 7 fits a page into the first round trip of a connection; a list of 60 products needs two in any case,
 * so it gets 4, which takes half as long and adds an eighth.
 */
const quickQuality = ({ length }: Buffer): number => (length > largestOfOneRoundTrip ? 4 : 7)
/** In bytes before compression, to about a seventh of them. */
const largestOfOneRoundTrip = 128 * 1024
// Ten to twenty per cent smaller but takes thirty times as long, 90 ms for a list of 60 products, so no visitor waits for it.
const bestQuality = 10

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** A digest of the content: 96 bits of SHA-256 in base64url. */
export const versionOf = (content: string | Buffer): string => hash('sha256', content, 'base64url').slice(0, 16)

/** A response body. It is compressed in an encoding when somebody first asks for that, within milliseconds. */
export class PageBody {
  readonly plain: Buffer
  /** A digest of the content. */
  readonly version: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()
  #bytes: number
  #isRecompressed = false

  constructor(content: string | Buffer) {
    this.plain = typeof content === 'string' ? Buffer.from(content) : content
    this.version = versionOf(this.plain)
    this.#bytes = this.plain.length
  }

  /** How much memory it takes up so far. */
  get bytes(): number {
    return this.#bytes
  }

  /** Whether Brotli has its best quality. */
  get isRecompressed(): boolean {
    return this.#isRecompressed
  }

  /** The body in an encoding. */
  encoded(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(this.plain)
    const known = this.#compressed.get(encoding)
    if (known) return known
    const compressed = this.#counted(
      encoding === 'br' ? brotliOf(this.plain, quickQuality(this.plain)) : gzipAsync(this.plain),
    )
    this.#compressed.set(encoding, compressed)
    return compressed
  }

  /** Compresses Brotli again at the best quality, unless nobody has asked for Brotli yet. */
  async recompress(): Promise<void> {
    const quick = await this.#compressed.get('br')
    if (quick === undefined || this.#isRecompressed) return
    const best = await this.#counted(brotliOf(this.plain, bestQuality))
    this.#compressed.set('br', Promise.resolve(best))
    this.#bytes -= quick.length
    this.#isRecompressed = true
  }

  async #counted(compressing: Promise<Buffer>): Promise<Buffer> {
    const compressed = await compressing
    this.#bytes += compressed.length
    return compressed
  }
}

/** A body with this content: `known`, with what is compressed already, if its content is the same. */
export function pageBody(content: string | Buffer, known?: PageBody): PageBody {
  const body = new PageBody(content)
  return known?.plain.equals(body.plain) ? known : body
}

function brotliOf(plain: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return brotliAsync(plain, { params })
}

/** The best encoding that a visitor's Accept-Encoding allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const isAccepted = (name: string): boolean =>
    new RegExp(String.raw`(?:^|,)\s*${name}\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:;|,|$)`, 'i').test(accepted ?? '')
  if (isAccepted('br')) return 'br'
  return isAccepted('gzip') ? 'gzip' : 'identity'
}
