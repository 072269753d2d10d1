import fs from 'node:fs'
import path from 'node:path'
import type { Language } from './stores.ts'

/** The content pages of every store, in footer order. */
export const pageNames = [
  'help',
  'delivery',
  'returns',
  'size-guide',
  'gift-card-guide',
  'about-us',
  'customer-club',
  'accessibility',
  'terms',
  'privacy',
  'imprint',
] as const
export type PageName = (typeof pageNames)[number]

export type PageFile = {
  readonly title: string
  /** The page's label in footer links. */
  readonly label: string
  readonly path: string
  readonly about: string
  readonly body: string
}

const files = new Map<string, PageFile>()

/** A content page in one language: title, metadata (`label`, `path`, `about`) and text. */
export function pageFile(language: Language, name: PageName): PageFile {
  return readPage('pages', language, name)
}

/** Reads a text from a folder beside this file, once per process. */
export function readPage(folder: 'pages' | 'blog', language: Language, name: string): PageFile {
  const file = path.join(import.meta.dirname, folder, language, `${name}.md`)
  const page = files.get(file) ?? parsePage(fs.readFileSync(file, 'utf8'), file)
  files.set(file, page)
  return page
}

function parsePage(source: string, file: string): PageFile {
  const [, title = '', head = '', body = ''] = /^# (.+)\n\n((?:\w+: .+\n)+)\n([\s\S]+)$/.exec(source) ?? []
  const field = (key: string): string => new RegExp(`^${key}: (.+)$`, 'm').exec(head)?.[1] ?? ''
  const page = { title, label: field('label') || title, path: field('path'), about: field('about'), body }
  if (!title || !page.path || !page.about) throw new Error(`${file} has no title, path or about`)
  return page
}
