/** A file that is sent with a message: its bytes in Base64. */
export type AttachedFile = { readonly name: string; readonly content: string; readonly size: number }

export const mostFiles = 3
/** All files together, so that a request with them stays below the shop's limit of one mebibyte. */
export const mostBytes = 720_000
const bytesPerPhoto = mostBytes / mostFiles

/** The first bytes of what the shop accepts. */
const photoStart = /^(?:ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/
const pdfStart = /^255044462d/

/** Longest sides in pixels and qualities to try until a photo is small enough. */
const attempts = [
  { side: 1_600, quality: 0.8 },
  { side: 1_600, quality: 0.6 },
  { side: 1_200, quality: 0.6 },
  { side: 900, quality: 0.5 },
]

/** Reads a file for sending. A large photo is made smaller; null if it is neither a photo nor a PDF. */
export async function readAttachedFile(file: File): Promise<AttachedFile | null> {
  const start = hexOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  const isPhoto = photoStart.test(start)
  if (pdfStart.test(start) || (isPhoto && file.size <= bytesPerPhoto)) return attached(file.name, file)
  const photo = file.type.startsWith('image/') || isPhoto ? await smallerPhoto(file) : null
  return photo === null ? null : attached(file.name.replace(/\.\w{1,5}$/, '.jpg'), photo)
}

/** The photo as a small JPEG; null if the browser cannot read it. */
async function smallerPhoto(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  const canvas = document.createElement('canvas')
  for (const { side, quality } of attempts) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height))
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const paper = canvas.getContext('2d')
    if (paper === null) return null
    // A JPEG has no transparency.
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (photo !== null && photo.size <= bytesPerPhoto) return photo
  }
  return null
}

async function attached(name: string, content: Blob): Promise<AttachedFile> {
  const bytes = new Uint8Array(await content.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return { name, content: btoa(text), size: bytes.length }
}

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The files of a submitted form. A form without scripts has none. */
export function attachedFilesOf(form: FormData): { name: string; content: string }[] {
  const text = form.get('attachments')
  if (typeof text !== 'string' || text === '') return []
  return (JSON.parse(text) as AttachedFile[]).map(({ name, content }) => ({ name, content }))
}
