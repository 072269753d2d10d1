import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'

const fileName = 'drawn-names.txt'

/** Columns that may contain the name of a drawn picture. */
const places = [
  ['catalogue_product_picture', 'file'],
  ['catalogue_category_text', 'image'],
  ['catalogue_grid_banner', 'image_desktop'],
  ['catalogue_grid_banner', 'image_tablet'],
  ['catalogue_grid_banner', 'image_mobile'],
  ['cms_block', 'content'],
  ['cms_page', 'content'],
  ['dynamic_block_content', 'content'],
  ['blog_post', 'image'],
  ['blog_post', 'content'],
  ['lookbook_look', 'image'],
] as const

/**
 * Writes the names of the shop's drawn pictures for the image service. The service draws no others, because drawing takes seconds
 * and anyone could request made-up names. Only the demo has drawn pictures.
 */
export async function writeDrawnNames(database: Database, mediaDir: string): Promise<number> {
  const names = new Set<string>()
  for (const [table, column] of places) {
    const { rows } = await sql<{ name: string }>`
      select distinct (regexp_matches(${sql.ref(column)}::text, ${'drawn/[a-z]+/[a-z0-9-]+\\.svg'}, 'g'))[1] as name
      from ${sql.table(table)} where ${sql.ref(column)}::text like '%drawn/%'`.execute(database.reader)
    for (const { name } of rows) names.add(name).add(uprightCut(name))
  }
  const text = [...names].toSorted().join('\n')
  const file = path.join(mediaDir, fileName)
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return names.size
  fs.mkdirSync(mediaDir, { recursive: true })
  fs.writeFileSync(`${file}.new`, text)
  fs.renameSync(`${file}.new`, file)
  return names.size
}

/** The portrait version of a wide scene, shown on phones; other names are returned unchanged. */
function uprightCut(name: string): string {
  return name.replace(/^(drawn\/scene\/[a-z0-9-]+)-1440x600\.svg$/, '$1-780x975.svg')
}

/** Whether the list was written. */
export const hasDrawnNames = (mediaDir: string): boolean => fs.existsSync(path.join(mediaDir, fileName))
