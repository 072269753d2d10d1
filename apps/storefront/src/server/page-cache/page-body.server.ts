import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

type Brotli = {
  readonly quality: number
  /** How far back the encoder looks, as a power of two. */
  readonly window: number
}

/**
 * For the first visitor. With such a window the encoder works in half a megabyte. Quality 7 takes eight megabytes for each page, and to
 * get that memory costs several times as much as to compress a page in it (decision 0630).
 */
const quick: Brotli = { quality: 5, window: 16 }
/** For a page that just misses the first round trip otherwise: some 3 % smaller. */
const dense: Brotli = { quality: 7, window: 22 }
const savedByDense = 0.03
/** The bytes of the first round trip of a new connection (RFC 6928: ten segments) without the headers of a page. */
const firstRoundTrip = 13_700
// Ten to twenty per cent smaller but takes thirty times as long, 90 ms for a list of 60 products, so no visitor waits for it.
const best: Brotli = { quality: 10, window: 22 }

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
    const compressed = this.#counted(encoding === 'br' ? quickBrotliOf(this.plain) : gzipAsync(this.plain))
    this.#compressed.set(encoding, compressed)
    return compressed
  }

  /** Compresses Brotli again at the best quality, unless nobody has asked for Brotli yet. */
  async recompress(): Promise<void> {
    const quick = await this.#compressed.get('br')
    if (quick === undefined || this.#isRecompressed) return
    const smallest = await this.#counted(brotliOf(this.plain, best))
    this.#compressed.set('br', Promise.resolve(smallest))
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

async function quickBrotliOf(plain: Buffer): Promise<Buffer> {
  const quickly = await brotliOf(plain, quick)
  const over = quickly.length - firstRoundTrip
  return over > 0 && over <= quickly.length * savedByDense ? brotliOf(plain, dense) : quickly
}

function brotliOf(plain: Buffer, { quality, window }: Brotli): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return brotliAsync(plain, { params })
}

/** The best encoding that a visitor's Accept-Encoding allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const isAccepted = (name: string): boolean =>
    new RegExp(String.raw`(?:^|,)\s*${name}\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:;|,|$)`, 'i').test(accepted ?? '')
  if (isAccepted('br')) return 'br'
  return isAccepted('gzip') ? 'gzip' : 'identity'
}
