import { oneLine } from '@bocian/rules/clean-text.ts'
import { cmsErrors } from './errors.ts'
import type { ContactFile } from './types.ts'

const mostFiles = 3
/** All files together, so that a request with them stays below one mebibyte. */
const mostBytes = 720_000
const longestName = 100

/** The first bytes of the types that are accepted, in hexadecimal digits; a dot is any digit. */
const types = [
  { type: 'image/jpeg', ending: 'jpg', start: /^ffd8ff/ },
  { type: 'image/png', ending: 'png', start: /^89504e470d0a1a0a/ },
  { type: 'image/webp', ending: 'webp', start: /^52494646.{8}57454250/ },
  { type: 'application/pdf', ending: 'pdf', start: /^255044462d/ },
]

/** Checks files by their content, whatever their names say, and gives each the ending of its type. */
export function readFiles(given: readonly { name: string; content: string }[]): ContactFile[] {
  if (given.length > mostFiles) throw cmsErrors.CONTACT_FILES_TOO_MANY({ most: mostFiles })
  const bytes = given.map(({ content }) =>
    /^[A-Za-z0-9+/]+={0,2}$/.test(content) ? Buffer.from(content, 'base64') : Buffer.alloc(0),
  )
  if (bytes.reduce((sum, { length }) => sum + length, 0) > mostBytes)
    throw cmsErrors.CONTACT_FILES_TOO_LARGE({ most: mostBytes })
  return given.map((file, index) => {
    const content = bytes[index] ?? Buffer.alloc(0)
    const start = content.subarray(0, 12).toString('hex')
    const known = types.find((type) => type.start.test(start))
    if (known === undefined) throw cmsErrors.CONTACT_FILE_TYPE({ name: oneLine(file.name).slice(0, longestName) })
    return { name: nameOf(file.name, index, known.ending), type: known.type, base64: content.toString('base64') }
  })
}

/** The name without folders and characters that a file system or a mail program could misread. */
function nameOf(given: string, index: number, ending: string): string {
  const base = oneLine(given)
    .replace(/^.*[/\\]/, '')
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
  return `${base.trim().slice(0, longestName) || `file-${index + 1}`}.${ending}`
}
