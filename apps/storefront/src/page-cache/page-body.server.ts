import {
  constants,
  createBrotliCompress,
  createDeflateRaw,
  crc32,
  type BrotliCompress,
  type DeflateRaw,
} from 'node:zlib'

/**
 * A page whose end differs from answer to answer, because a nonce stands in it. The beginning is compressed once; the end is
 * added to the compressed stream as it is: as a stored block of DEFLATE (RFC 1951 §3.2.4) or an uncompressed meta-block of
 * Brotli (RFC 7932 §9.2).
 */
export type PageBody = {
  readonly plain: Buffer
  /** Flushed to a whole byte and not ended. */
  readonly brotli: Buffer
  readonly deflate: Buffer
  readonly checksum: number
  /** Whether Brotli took the time to make it as small as `packPage` does. */
  readonly isPacked: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

// A tenth smaller costs thirty times as long, 70 ms for a list of 60 products: no visitor waits for that.
const qualities = { quick: 6, packed: 10 }
const longestEnd = 65_535

/**
 * Compresses the part of a page that is the same in every answer, within milliseconds. What `known` holds already is not
 * compressed again.
 */
export async function compressPage(html: string, known?: PageBody): Promise<PageBody> {
  const plain = Buffer.from(html)
  if (known?.plain.equals(plain)) return known
  const [brotli, deflate] = await Promise.all([
    brotliOf(plain, qualities.quick),
    flushed(createDeflateRaw({ level: 6 }), plain, constants.Z_SYNC_FLUSH),
  ])
  return { plain, brotli, deflate, checksum: crc32(plain), isPacked: false }
}

/** The same page in as few bytes as it can be had. */
export async function packPage(body: PageBody): Promise<PageBody> {
  if (body.isPacked) return body
  return { ...body, brotli: await brotliOf(body.plain, qualities.packed), isPacked: true }
}

async function brotliOf(plain: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return flushed(createBrotliCompress({ params }), plain, constants.BROTLI_OPERATION_FLUSH)
}

function flushed(stream: BrotliCompress | DeflateRaw, data: Buffer, kind: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.once('error', reject)
    stream.write(data, () => {
      stream.flush(kind, () => {
        // The flushed bytes may still be on their way to the listener above.
        setImmediate(() => {
          resolve(Buffer.concat(parts))
          stream.destroy()
        })
      })
    })
  })
}

/** The whole page in an encoding, with its end. Throws RangeError for an end over 65 535 bytes. */
export function completePage(body: PageBody, end: string, encoding: Encoding): Buffer {
  const tail = Buffer.from(end)
  if (tail.length > longestEnd || tail.length === 0)
    throw new RangeError(`An end of ${tail.length} bytes cannot be stored`)
  if (encoding === 'br') return Buffer.concat([body.brotli, brotliBlock(tail), tail, Buffer.of(0x03)])
  if (encoding === 'gzip') return gzip(body, tail)
  return Buffer.concat([body.plain, tail])
}

/** ISLAST 0, MNIBBLES 4, MLEN-1 in 16 bits, ISUNCOMPRESSED 1, filled up to three bytes. */
function brotliBlock(tail: Buffer): Buffer {
  const header = Buffer.alloc(3)
  header.writeUIntLE(((tail.length - 1) << 3) | (1 << 19), 0, 3)
  return header
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

function gzip(body: PageBody, tail: Buffer): Buffer {
  const block = Buffer.alloc(5)
  block.writeUInt8(1, 0)
  block.writeUInt16LE(tail.length, 1)
  block.writeUInt16LE(~tail.length & 0xff_ff, 3)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(tail, body.checksum), 0)
  trailer.writeUInt32LE((body.plain.length + tail.length) % 2 ** 32, 4)
  return Buffer.concat([gzipHeader, body.deflate, block, tail, trailer])
}

/** The best encoding that a visitor's Accept-Encoding allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const isAccepted = (name: string): boolean =>
    new RegExp(String.raw`(?:^|,)\s*${name}\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:;|,|$)`, 'i').test(accepted ?? '')
  if (isAccepted('br')) return 'br'
  return isAccepted('gzip') ? 'gzip' : 'identity'
}
