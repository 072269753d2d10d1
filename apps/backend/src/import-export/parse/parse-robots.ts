import { CellError } from './parse-cells.ts'

const words = new Set(['INDEX', 'NOINDEX', 'FOLLOW', 'NOFOLLOW', 'NONE', 'ALL', 'NOARCHIVE'])

/** What search engines may do with a page, such as `NOINDEX, FOLLOW`; empty if the cell is empty. */
export function parseRobots(cell: string | undefined): string {
  const robots = (cell ?? '').trim().toUpperCase()
  if (robots !== '' && robots.split(/\s*,\s*/).some((word) => !words.has(word)))
    throw new CellError(`the meta_robots "${robots.slice(0, 60)}" are not known`)
  return robots
}
