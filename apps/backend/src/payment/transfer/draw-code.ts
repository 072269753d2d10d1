import { crc32, deflateSync } from 'node:zlib'
import { encodeQR } from 'qr'

// EPC069-12 requires correction level M and a quiet zone of four modules; the other standards allow both.
const quietZone = 4
const pixelsPerModule = 6

/** A QR code as a black and white PNG, which every browser and mail program shows. */
export function drawCode(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })
  const side = modules.length * pixelsPerModule
  const rows = modules.flatMap((row) => Array<Buffer>(pixelsPerModule).fill(pixelRow(row)))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit per pixel, greyscale.
  header.writeUInt8(1, 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** One row of pixels, eight to a byte, white as 1; the first byte means that PNG applies no filter. */
function pixelRow(modules: readonly boolean[]): Buffer {
  const row = Buffer.alloc(1 + Math.ceil((modules.length * pixelsPerModule) / 8))
  for (const [column, isBlack] of modules.entries()) {
    if (isBlack) continue
    for (let x = column * pixelsPerModule; x < (column + 1) * pixelsPerModule; x++)
      row[1 + (x >> 3)] = (row[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7))
  }
  return row
}

/** A PNG chunk: length, type, data, checksum of type and data. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
