import fs from 'node:fs/promises'
import path from 'node:path'

/** The stored name of a picture, or why it was skipped. `isFirst` is false if that reason has already been reported. */
export type CopiedPicture = { file: string } | { file?: undefined; reason: string; isFirst: boolean }

export interface PictureStore {
  take(file: string): Promise<CopiedPicture>
}

const drawnPicture = /^drawn\/[\w-]+\/[\w-]+\.svg$/
const largest = 20 * 1024 * 1024

/** Accepts every picture name without checking for a file. For the demo, whose pictures are drawn by the image service. */
export const unverifiedPictures: PictureStore = { take: (file) => Promise.resolve({ file }) }

/**
 * Copies pictures from the merchant's folder to the image service's. Only jpg, png, webp and gif are allowed, checked by their
 * first bytes, because SVG files may contain scripts. Copies nothing in a dry run.
 */
export function createPictureStore(setup: {
  mediaDir: string
  imagesDir: string | undefined
  isDryRun: boolean
}): PictureStore {
  const known = new Map<string, CopiedPicture>()
  const target = path.join(setup.mediaDir, 'catalog/product')
  return {
    async take(file) {
      const before = known.get(file)
      if (before !== undefined) return before.file === undefined ? { ...before, isFirst: false } : before
      const taken = await takePicture(file, target, setup)
      known.set(file, taken)
      return taken
    },
  }
}

async function takePicture(
  file: string,
  target: string,
  { imagesDir, isDryRun }: { imagesDir: string | undefined; isDryRun: boolean },
): Promise<CopiedPicture> {
  if (drawnPicture.test(file)) return { file }
  const leaveOut = (reason: string): CopiedPicture => ({
    reason: `picture ${file.slice(0, 120)} ${reason}`,
    isFirst: true,
  })
  if (/^[a-z]+:/i.test(file)) return leaveOut('is a URL; only files are imported')
  const name = file.replaceAll('\\', '/')
  if (
    name.split('/').some((part) => part === '' || part.startsWith('.')) ||
    /[\p{Cc}%?#]/u.test(name) ||
    name.length > 200
  )
    return leaveOut('has a name that is not allowed')
  if (!/\.(jpe?g|png|webp|gif)$/i.test(name)) return leaveOut('is not a jpg, png, webp or gif')
  const source = imagesDir === undefined ? undefined : await findSource(imagesDir, name)
  if (source === undefined) return (await isFile(path.join(target, name))) ? { file: name } : leaveOut('was not found')
  const { size } = await fs.stat(source)
  if (size > largest) return leaveOut('is larger than 20 MB')
  const bytes = await fs.readFile(source)
  if (!isRaster(bytes)) return leaveOut('is not a jpg, png, webp or gif')
  if (!isDryRun) await writeIfDifferent(path.join(target, name), bytes)
  return { file: name }
}

/** Looks for the file in the folder, first in Magento's media layout, then by its name alone; never outside the folder. */
async function findSource(imagesDir: string, name: string): Promise<string | undefined> {
  const root = await fs.realpath(imagesDir)
  for (const candidate of [name, path.join('catalog/product', name), path.basename(name)]) {
    const real = await fs.realpath(path.join(root, candidate)).catch(() => undefined)
    if (real !== undefined && real.startsWith(root + path.sep) && (await isFile(real))) return real
  }
  return undefined
}

async function isFile(file: string): Promise<boolean> {
  const stat = await fs.stat(file).catch(() => undefined)
  return stat?.isFile() === true
}

function isRaster(bytes: Buffer): boolean {
  const hex = bytes.subarray(0, 8).toString('hex')
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return hex.startsWith('ffd8ff') || hex === '89504e470d0a1a0a' || hex.startsWith('47494638') || isWebp
}

async function writeIfDifferent(file: string, bytes: Buffer): Promise<void> {
  const before = await fs.readFile(file).catch(() => undefined)
  if (before?.equals(bytes) === true) return
  await fs.mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.part`
  await fs.writeFile(draft, bytes)
  await fs.rename(draft, file)
}
