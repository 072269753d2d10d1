import fs from 'node:fs'
import path from 'node:path'
import type { Language } from './stores.ts'

/** The content pages of every store, in the order of the footer. */
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
  /** What links in the footer call the page. */
  readonly label: string
  readonly path: string
  readonly about: string
  readonly body: string
}

const files = new Map<string, PageFile>()

/** The page as it was written in a language: its title, its head (`label`, `path`, `about`) and its text. */
export function pageFile(language: Language, name: PageName): PageFile {
  return readPage('pages', language, name)
}

/** A text of a folder beside this file; each is read once. */
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
