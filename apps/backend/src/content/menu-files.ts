import * as z from 'zod'
import {
  menuEntries,
  menuPositions,
  saveMenu,
  type CategoryPosition,
  type MenuEntry,
} from '#src/catalogue/save/save.ts'
import { cleanStyle } from '#src/cms/cms.ts'
import { filled, flag, needed, readHead, text } from './heads.ts'
import type { KeyFault, KindDefinition } from './types.ts'

/** The name of the one menu that a store view has. */
const mainMenu = 'main'
const key = ['categories']

const entryHead = z.strictObject({
  category: needed,
  shown: flag,
  badge: text,
  colour: text,
  style: text,
  leftBlock: text,
  rightBlock: text,
})
const menuHead = z.strictObject({ categories: z.array(entryHead) })

interface Menu {
  storeId: number
  entries: MenuEntry[]
}

export const menuFiles: KindDefinition<Menu> = {
  folder: 'menus',
  extension: 'yaml',
  names: { pattern: /^main$/, text: 'must be main' },
  async stored(db) {
    const byStore = Map.groupBy(await menuEntries(db), ({ storeId }) => storeId)
    return [...byStore].map(([storeId, entries]) => ({ storeId, entries: byPath(entries) }))
  },
  placeOf: ({ storeId }) => ({ name: mainMenu, storeId }),
  write: ({ entries }) => ({
    head: {
      categories: entries.map((entry) =>
        filled({
          category: entry.categoryPath,
          shown: entry.isShown,
          badge: entry.badge,
          colour: entry.labelColor,
          style: entry.labelCss,
          leftBlock: entry.leftBlock,
          rightBlock: entry.rightBlock,
        }),
      ),
    },
    body: '',
  }),
  read(parts, { storeId }) {
    const read = readHead(menuHead, parts.head)
    if ('faults' in read) return read.faults
    const { categories } = read.head
    const repeated = twice(categories)
    if (repeated.length > 0) return repeated
    return {
      storeId,
      entries: byPath(
        categories.map((entry) => ({
          storeId,
          categoryPath: entry.category,
          isShown: entry.shown,
          badge: entry.badge || null,
          labelColor: entry.colour || null,
          labelCss: cleanStyle(entry.style) || null,
          leftBlock: entry.leftBlock || null,
          rightBlock: entry.rightBlock || null,
        })),
      ),
    }
  },
  async save(tx, menus) {
    const { entries: lost } = await saveMenu(tx, { entries: menus.flatMap(({ entries }) => entries), positions: [] })
    const known = Map.groupBy(await menuEntries(tx), ({ storeId }) => storeId)
    return menus.flatMap((draft) => [
      ...lost
        .filter((entry) => draft.entries.includes(entry))
        .map(({ categoryPath }) => ({ draft, key, text: `the store view has no category ${categoryPath}` })),
      ...missing(draft.entries, known.get(draft.storeId) ?? []).map((text) => ({ draft, key, text })),
    ])
  },
  remove: null,
}

const orderHead = z.strictObject({
  categories: z.array(z.strictObject({ category: needed, position: z.int('must be a whole number') })),
})

/** The order of the menu, which all store views share. */
export const menuOrderFile: KindDefinition<{ positions: CategoryPosition[] }> = {
  folder: 'menu-order',
  extension: 'yaml',
  names: { pattern: /^main$/, text: 'must be main' },
  async stored(db) {
    const positions = inMenuOrder(await menuPositions(db))
    return positions.length === 0 ? [] : [{ positions }]
  },
  placeOf: () => ({ name: mainMenu, storeId: 0 }),
  write: ({ positions }) => ({
    head: { categories: positions.map(({ categoryPath, position }) => ({ category: categoryPath, position })) },
    body: '',
  }),
  read(parts, { storeId }) {
    if (storeId !== 0) return [{ key: [], text: 'all store views share the order, so the file must be all.yaml' }]
    const read = readHead(orderHead, parts.head)
    if ('faults' in read) return read.faults
    const repeated = twice(read.head.categories)
    if (repeated.length > 0) return repeated
    const positions = read.head.categories.map(({ category, position }) => ({ categoryPath: category, position }))
    return { positions: inMenuOrder(positions) }
  },
  async save(tx, drafts) {
    const positions = drafts.flatMap((draft) => draft.positions)
    const { positions: lost } = await saveMenu(tx, { entries: [], positions })
    return [
      ...lost.map(({ categoryPath }) => `there is no category ${categoryPath}`),
      ...missing(positions, await menuPositions(tx)),
    ].flatMap((text) => drafts.map((draft) => ({ draft, key, text })))
  },
  remove: null,
}

const byPath = <Entry extends { categoryPath: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (a.categoryPath < b.categoryPath ? -1 : 1))

/** Each category after its parent, siblings by position. */
function inMenuOrder(positions: readonly CategoryPosition[]): CategoryPosition[] {
  const places = new Map(positions.map(({ categoryPath, position }) => [categoryPath, position]))
  const chainOf = (categoryPath: string): string => {
    const names = categoryPath.split('/')
    return names
      .map((name, index) => {
        const place = places.get(names.slice(0, index + 1).join('/')) ?? 0
        return `${String(place + 2 ** 31).padStart(10, '0')} ${name}`
      })
      .join('/')
  }
  const chains = new Map(positions.map(({ categoryPath }) => [categoryPath, chainOf(categoryPath)]))
  const keyOf = ({ categoryPath }: CategoryPosition): string => chains.get(categoryPath) ?? ''
  return positions.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** A menu file is complete, so that nobody has to guess what a category that it leaves out is like. */
function missing(given: readonly { categoryPath: string }[], known: readonly { categoryPath: string }[]): string[] {
  const named = new Set(given.map(({ categoryPath }) => categoryPath))
  return byPath(known).flatMap(({ categoryPath }) => (named.has(categoryPath) ? [] : [`${categoryPath} is left out`]))
}

function twice(entries: readonly { category: string }[]): KeyFault[] {
  const seen = new Set<string>()
  return entries.flatMap(({ category }, index) => {
    const fault = seen.has(category) ? [{ key: ['categories', index], text: `${category} is there twice` }] : []
    seen.add(category)
    return fault
  })
}
