import { open, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { ContentElements, Image } from '@bocian/rules/page-builder/elements.ts'
import { mapElements } from './map-elements.ts'
import { sizeOfPicture, type PictureSize } from './size-of-picture.ts'

declare module '#src/platform/services.ts' {
  interface Services {
    /** The folder of uploaded pictures. */
    mediaFolder: string
  }
}

const own = '/media/'
const mostImages = 100
/** Enough for the data of a camera, which comes before the size. */
const head = 256 * 1024
const known = new Map<string, PictureSize | undefined>()
const mostKnown = 10_000

/** The elements with the sizes of the shop's own images where the content does not tell them, so that the page keeps their place. */
export async function sizeImages(elements: ContentElements, folder: string | undefined): Promise<ContentElements> {
  const addresses = new Set<string>()
  mapElements(elements, (element) => {
    if (element.type === 'image') for (const address of unsized(element)) addresses.add(address)
    return element
  })
  if (folder === undefined || addresses.size === 0) return elements
  const wanted = [...addresses].slice(0, mostImages)
  const sizes = new Map(
    await Promise.all(wanted.map(async (address) => [address, await sizeOf(folder, address)] as const)),
  )
  return mapElements(elements, (element) => (element.type === 'image' ? sized(element, sizes) : element))
}

const unsized = ({ source, mobileSource, width, mobileWidth }: Image): string[] =>
  [width === undefined ? source : '', mobileWidth === undefined ? (mobileSource ?? '') : ''].filter((address) =>
    address.startsWith(own),
  )

function sized(image: Image, sizes: ReadonlyMap<string, PictureSize | undefined>): Image {
  const size = image.width === undefined ? sizes.get(image.source) : undefined
  const phone =
    image.mobileWidth === undefined && image.mobileSource !== undefined ? sizes.get(image.mobileSource) : undefined
  return {
    ...image,
    ...size,
    ...(phone !== undefined && { mobileWidth: phone.width, mobileHeight: phone.height }),
  }
}

/** The size of an uploaded picture; undefined if there is none, or none in the folder. */
async function sizeOf(folder: string, address: string): Promise<PictureSize | undefined> {
  try {
    const name = decodeURIComponent(address.slice(own.length).replace(/[?#].*$/, ''))
    const [root, file] = await Promise.all([realpath(folder), realpath(path.join(folder, name))])
    if (!file.startsWith(root + path.sep)) return undefined
    return await readSize(file)
  } catch (error) {
    if (error instanceof URIError || (error instanceof Error && 'code' in error)) return undefined
    throw error
  }
}

async function readSize(file: string): Promise<PictureSize | undefined> {
  const handle = await open(file)
  try {
    const facts = await handle.stat()
    const key = `${file} ${facts.mtimeMs} ${facts.size}`
    if (known.has(key)) return known.get(key)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(head, facts.size)), 0)
    const size = sizeOfPicture(buffer.subarray(0, bytesRead))
    if (known.size >= mostKnown) known.clear()
    known.set(key, size)
    return size
  } finally {
    await handle.close()
  }
}
