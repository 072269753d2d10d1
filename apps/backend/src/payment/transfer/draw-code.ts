import { crc32, deflateSync } from 'node:zlib'
import { encodeQR } from 'qr'

// EPC069-12 requires correction level M and a quiet zone of four modules; the other standards allow both.
const quietZone = 4
/** A module is as wide as a byte of pixels. */
const pixelsPerModule = 8

/** A QR code as a black and white PNG, which every browser and mail program shows. */
export function drawCode(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })
  const side = modules.length * pixelsPerModule
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit per pixel, greyscale.
  header.writeUInt8(1, 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    // A stronger compression takes most of the time for the whole email, and saves half a kilobyte.
    chunk('IDAT', deflateSync(pixelsOf(modules), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Rows of pixels, eight to a byte, white as 1; the first byte of a row means that PNG applies no filter. */
function pixelsOf(modules: readonly (readonly boolean[])[]): Buffer {
  const width = 1 + modules.length
  const pixels = Buffer.alloc(width * modules.length * pixelsPerModule)
  let at = 0
  for (const row of modules) {
    for (const [column, isBlack] of row.entries()) if (!isBlack) pixels[at + 1 + column] = 0xff
    for (let copy = 1; copy < pixelsPerModule; copy++) pixels.copyWithin(at + copy * width, at, at + width)
    at += pixelsPerModule * width
  }
  return pixels
}

/** A PNG chunk: length, type, data, checksum of type and data. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
