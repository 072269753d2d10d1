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
}

export type Encoding = 'br' | 'gzip' | 'identity'

const brotliQuality = 10
const longestEnd = 65_535

/** Compresses the part of a page that is the same in every answer. */
export async function compressPage(html: string): Promise<PageBody> {
  const plain = Buffer.from(html)
  const brotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  }
  const [brotli, deflate] = await Promise.all([
    flushed(createBrotliCompress(brotliOptions), plain, constants.BROTLI_OPERATION_FLUSH),
    flushed(createDeflateRaw({ level: 6 }), plain, constants.Z_SYNC_FLUSH),
  ])
  return { plain, brotli, deflate, checksum: crc32(plain) }
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
