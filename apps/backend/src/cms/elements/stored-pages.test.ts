import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { shop } from './testing-parse.ts'
import { parseContent } from './parse-content.ts'

const folder = path.join(import.meta.dirname, 'stored-pages')
const read = (name: string) => parseContent(fs.readFileSync(path.join(folder, `${name}.txt`), 'utf8'), shop)

/** The types of elements, with those inside of them in brackets. */
function outline(value: unknown): string {
  if (Array.isArray(value)) return value.map(outline).filter(Boolean).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  const { type, ...rest } = value as Record<string, unknown>
  const inner = Object.entries(rest)
    .filter(([name]) => ['children', 'items', 'slides'].includes(name))
    .map(([, part]) => outline(part))
    .join(' ')
  return typeof type === 'string' ? (inner === '' ? type : `${type}(${inner})`) : inner
}

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)]

type Page = readonly [outline: string, ...kept: readonly string[]]

/** Pages as shops have stored them (no `.html`, so that nothing formats them), with the structures of real ones and words of our own, and what must be shown of each. */
const pages: Readonly<Record<string, Page>> = {
  about: ['row(heading text heading text)', 'O nas', 'dwudziestu lat', 'Gdynia', 'alt="Pracownia"', '20px'],
  'before-the-first-release': ['row(banner)', 'Dla najmłodszych', 'Zobacz', '/dla-niego.html', 'collage-centered'],
  'broken-by-a-file': ['text row(heading text)', 'Wiersz z', 'Ucięty wiersz', 'Koniec tekstu bez zamkn'],
  'captioned-pictures': [
    'row(column-group(column-line(column(heading text))) column-group(column-line(column(image image image image))) buttons)',
    'Sukienki',
    'Czapki',
    '/dla-niej.html',
    'Zobacz więcej',
  ],
  'collage-of-2019': ['row(banner)', 'DWA RAZY DŁUŻEJ', '400px', 'https://bocian.example/nowosci', 'Zobacz kolekcję'],
  'copied-into-banner': ['row(banner)', 'Zimowa wyprzedaż', 'href="/regulamin"', '/wyprzedaz.html', 'Kupuję', 'Zima'],
  'editor-leavings': [
    'row(text)',
    'Jak mierzyć',
    '93–98',
    'Dziecko rośnie skokami.',
    '98 = 3 lata',
    'value="5"',
    '<a name="tabela">',
  ],
  'footer-links': [
    'row(column-group(column-line(column(html) column(text))))',
    'Zwroty',
    'Dostawa',
    'tel:+48221234567',
    'mailto:sklep@bocian.example?subject=Pytanie',
  ],
  'four-half-columns': [
    'row(column-group(column-line(column(heading) column column(heading) column)))',
    'calc(50% - 20px)',
    '420px',
    '320px',
  ],
  'framed-columns': [
    'row(column-group(column-line(column(heading text divider html) column(heading image))))',
    'dashed',
    'ridge',
    'double',
    'Podpis',
    'http://example.com/',
    'Stopa',
  ],
  'map-in-tabs': [
    'tabs(map html heading text) buttons buttons',
    'Gdynia',
    '19.456',
    'Wejście od podwórza',
    'rgb(0, 0, 0)',
  ],
  'picture-beside-words': [
    'row(column-group(column-line(column(image) column(heading text buttons))))',
    'Zaczynamy',
    '58.3333%',
    'rozmiar po rozmiarze',
  ],
  questions: ['row(heading html text text)', 'Ile trwa dostawa?', 'Tak, przez 30 dni.', 'I tekst w'],
  'tabs-beside-picture': [
    'row(column-group(column-line(column(image) column(tabs(html buttons html buttons html buttons))))) row(text)',
    'CZYTAJ DALEJ',
    'Sklepy®',
    'zamówisz z telefonu',
    'Pod zakładkami.',
    '200px',
  ],
  'utility-classes': [
    'row(text heading divider text)',
    'Marka Nad Brzegiem od 2004',
    'lg:!mt-4',
    '#D9480F',
    'Niezamknięty',
    'Akapit po nim',
    '-12px -200px 0 0',
  ],
  videos: ['row(video video)', '480px', '12px', 'slOtnjsbff0', 'true'],
  'wordless-slider': [
    'html row(slider) column-group(column-line(column(buttons buttons buttons) column(html text))) column-group(column-line(column(html text)))',
    'WYPRZEDAŻ &amp; NOWOŚCI',
    'Obok listy.',
    'Ostatni wiersz.',
    'KURTKI',
  ],
}

describe.each(Object.entries(pages))('the stored page %s', (name, [wanted, ...kept]) => {
  it('CMS-01 has its elements, and loses no words, links or looks', () => {
    const { elements } = read(name)
    expect(outline(elements)).toBe(wanted)
    const found = leaves(elements)
    expect(kept.filter((one) => !found.some((leaf) => leaf.includes(one)))).toEqual([])
  })
})

it('every stored page is tested, here or with its directives resolved', () => {
  const files = fs.readdirSync(folder).map((file) => path.basename(file, '.txt'))
  expect(files.toSorted()).toEqual([...Object.keys(pages), 'widgets'].toSorted())
})

it('CMS-01 reports an element of another module, and no other', () => {
  expect(read('questions').unreadable).toEqual(['othermodule_faq'])
  expect(Object.keys(pages).flatMap((name) => (name === 'questions' ? [] : read(name).unreadable))).toEqual([])
})
