import type { PictureDraft } from '#src/catalogue/save/save.ts'
import { parseList } from './parse-cells.ts'
import type { Row } from '../types.ts'

const roleColumns = [
  ['base_image', 'image'],
  ['small_image', 'small_image'],
  ['thumbnail_image', 'thumbnail'],
  ['swatch_image', 'swatch_image'],
] as const

/** The pictures of a row in order, each file once with its roles; undefined if the row has no picture columns. */
export function parsePictures(row: Row): PictureDraft[] | undefined {
  const pictures = new Map<string, { label: string | null; roles: string[] }>()
  const add = (cell: string, label: string | undefined, role?: string): void => {
    const file = cell.trim().replace(/^\/+/, '')
    if (file === '' || file === 'no_selection') return
    const picture = pictures.get(file) ?? { label: null, roles: [] }
    pictures.set(file, {
      label: picture.label ?? (label?.trim() || null),
      roles: role === undefined ? picture.roles : [...picture.roles, role],
    })
  }
  for (const [column, role] of roleColumns) add(row[column] ?? '', row[`${column}_label`], role)
  const labels = (row['additional_image_labels'] ?? '').split(',')
  parseList(row['additional_images']).forEach((file, index) => add(file, labels[index]))
  if (pictures.size === 0) return undefined
  return [...pictures].map(([file, { label, roles }]) => ({ file, label, roles }))
}
