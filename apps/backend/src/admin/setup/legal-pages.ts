import fs from 'node:fs'
import path from 'node:path'
import { legalPages, type LegalPage } from '../../opening/opening.ts'
import type { Country } from './countries.ts'
import type { Answers } from './questions.ts'
import { templateHtml } from './template-markup.ts'

const folder = path.join(import.meta.dirname, '../../../legal-templates')

interface Template {
  title: string
  label: string
  path: string
  about: string
  body: string
}

/** A row of the pages or the blocks table. */
export type TableRow = Readonly<Record<string, string>>

/** A template in a language: title, metadata (`label`, `path`, `about`) and text. */
export function readTemplate(language: string, page: LegalPage): Template {
  const source = fs.readFileSync(path.join(folder, language, `${page}.md`), 'utf8')
  const [, title = '', head = '', body = ''] = /^# (.+)\n\n((?:\w+: .+\n)+)\n([\s\S]+)$/.exec(source) ?? []
  const field = (key: string): string => new RegExp(`^${key}: (.+)$`, 'm').exec(head)?.[1] ?? ''
  return { title, label: field('label') || title, path: field('path'), about: field('about'), body }
}

const setting = (name: string): string => `{{config path="general/store_information/${name}"}}`

/** What stands for the words in braces: the seller from the settings, so that pages follow them, and the law of the country. */
function wordsOf(answers: Answers, { law, currency }: Country): Readonly<Record<string, string>> {
  const of = (key: 'vat' | 'register' | 'phone', name: string) => (answers[key] === '' ? '' : setting(name))
  const phone = of('phone', 'phone')
  return {
    ...law,
    currency,
    representative: answers.representative,
    name: setting('name'),
    address: setting('address'),
    email: setting('email'),
    phone,
    vat: of('vat', 'vat_number'),
    register: of('register', 'register_number'),
    contact: phone === '' ? setting('email') : `${setting('email')}, ${phone}`,
  }
}

/** Fills in the words. A line that is only about something that the seller does not have goes, as does such a part of a sentence. */
function fillIn(body: string, words: Readonly<Record<string, string>>): string {
  const isEmpty = (text: string): boolean =>
    [...text.matchAll(/\{(\w+)\}/g)].some(([, word = '']) => words[word] === '')
  return body
    .split('\n')
    .filter((line) => !(/^- |^\{\w+\}$/.test(line) && isEmpty(line)))
    .map((line) => line.replaceAll(/[,;] [^,;:՝{}]+[:՝] \{\w+\}/g, (part) => (isEmpty(part) ? '' : part)))
    .join('\n')
    .replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, (whole, word: string) => words[word] ?? whole)
}

/** The rows of the five legal pages of a store view, each a draft; above one that was written for other countries it says so. */
export function legalPageRows(answers: Answers, country: Country, store: string): TableRow[] {
  const paths = new Map(legalPages.map((page) => [page as string, readTemplate(country.language, page).path]))
  const linkTo = (target: string): string => (paths.has(target) ? `/${paths.get(target)}` : target)
  const words = wordsOf(answers, country)
  const { mark } = country
  return legalPages.map((page) => {
    const { title, path: urlKey, about, body } = readTemplate(country.language, page)
    const text = fillIn(body, words)
    return {
      identifier: page,
      store_view_code: store,
      url_key: urlKey,
      title,
      content_heading: title,
      content: templateHtml(mark === undefined ? text : `**${mark}**\n\n${text}`, linkTo),
      meta_title: title,
      meta_description: about,
      is_active: '1',
      awaits_confirmation: '1',
    }
  })
}

/** The row of the footer block with links to these pages, which every page shows. */
export function footerRows(answers: Answers, { language }: Country, store: string): TableRow[] {
  const links = legalPages.map((page) => {
    const { label, path: urlKey } = readTemplate(language, page)
    return `<li><a href="/${urlKey}">${label}</a></li>`
  })
  const name = answers.shop.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const content = `<h3>${name}</h3>\n<ul>${links.join('')}</ul>`
  return [{ identifier: 'pwa-footer-whole', store_view_code: store, title: answers.shop, content }]
}

/** Rows as CSV, with a line of columns. */
export function csvOf(rows: readonly TableRow[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
  return [columns.join(','), ...rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(','))]
    .map((line) => `${line}\n`)
    .join('')
}
