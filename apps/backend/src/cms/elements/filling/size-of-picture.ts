export interface PictureSize {
  width: number
  height: number
}

/** The size of a JPEG, PNG, GIF or WebP as browsers show it, from the first bytes of its file; undefined if they do not tell it. */
export function sizeOfPicture(bytes: Buffer): PictureSize | undefined {
  try {
    const size = readSize(bytes)
    return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readSize(bytes: Buffer): PictureSize | undefined {
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('\x89PNG')) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (start.startsWith('GIF8')) return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return sizeOfWebp(bytes)
  return start.startsWith('\xff\xd8') ? sizeOfJpeg(bytes) : undefined
}

function sizeOfWebp(bytes: Buffer): PictureSize | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    default:
      return undefined
  }
}

/** Reads the segments of a JPEG up to its frame. A photo may lie on its side, as its camera was held. */
function sizeOfJpeg(bytes: Buffer): PictureSize | undefined {
  let liesOnSide = false
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return liesOnSide ? { width: height, height: width } : { width, height }
    }
    const next = at + 2 + bytes.readUInt16BE(at + 2)
    if (marker === 0xe1) liesOnSide ||= orientationOf(bytes.subarray(at + 4, next)) >= 5
    at = next
  }
}

/** The orientation in Exif data, 1 to 8; from 5 on, width and height are swapped. */
function orientationOf(data: Buffer): number {
  if (data.toString('latin1', 0, 6) !== 'Exif\0\0') return 1
  const tiff = data.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const fields = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let index = 0; index < short(fields); index++) {
    const field = fields + 2 + index * 12
    if (short(field) === 0x0112) return short(field + 8)
  }
  return 1
}
