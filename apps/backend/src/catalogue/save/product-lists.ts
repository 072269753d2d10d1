import type { LinkKind, ProductDraft, SaveReport } from '../drafts.ts'
import type { ListRow, ProductList } from '../product-queries.ts'

/** The ids of everything that a product's lists refer to, by SKU, category path, attribute code and option key. */
export interface References {
  skus: Map<string, number>
  categories: Map<string, number>
  attributes: Map<string, number>
  options: Map<string, number>
}

export type Missing = (field: string, reference: string) => void
type Part = Omit<ListRow, 'product_id'>

export interface ProductListOf extends ProductList {
  field: keyof ProductDraft
  /** The new rows; undefined to leave the list unchanged. `stored` are the current rows, some of which may stay. */
  rowsOf(draft: ProductDraft, stored: Part[], references: References, missing: Missing): Part[] | undefined
}

function resolve<T>(items: T[], find: (item: T) => number | undefined, report: (item: T) => void): [T, number][] {
  return items.flatMap((item) => {
    const id = find(item)
    if (id === undefined) report(item)
    return id === undefined ? [] : ([[item, id]] as [T, number][])
  })
}

function firstOfEach(rows: Part[], column: string): Part[] {
  return [...new Map(rows.toReversed().map((row) => [row[column], row])).values()].toReversed()
}

const linkKinds: LinkKind[] = ['related', 'upsell', 'crosssell', 'colour']

export const productLists: ProductListOf[] = [
  {
    field: 'options',
    table: 'catalogue_product_option',
    columns: { option_id: 'int' },
    orderBy: ['option_id'],
    rowsOf(draft, _, { options }, missing) {
      if (draft.options === undefined) return undefined
      const key = (option: { attributeCode: string; value: string }): string =>
        `${option.attributeCode}=${option.value}`
      const found = resolve(
        draft.options,
        (option) => options.get(key(option)),
        (option) => missing('options', key(option)),
      )
      return firstOfEach(
        found.map(([, id]) => ({ option_id: id })),
        'option_id',
      ).toSorted(byNumber('option_id'))
    },
  },
  {
    field: 'superAttributes',
    table: 'catalogue_product_super_attribute',
    columns: { attribute_id: 'int', position: 'int' },
    orderBy: ['position', 'attribute_id'],
    rowsOf(draft, _, { attributes }, missing) {
      if (draft.superAttributes === undefined) return undefined
      const codes = [...new Set(draft.superAttributes)]
      const found = resolve(
        codes,
        (code) => attributes.get(code),
        (code) => missing('superAttributes', code),
      )
      return found.map(([, id], position) => ({ attribute_id: id, position }))
    },
  },
  {
    field: 'variants',
    table: 'catalogue_product_variant',
    columns: { variant_id: 'int', position: 'int' },
    orderBy: ['position', 'variant_id'],
    rowsOf(draft, _, { skus }, missing) {
      if (draft.variants === undefined) return undefined
      const found = resolve(
        [...new Set(draft.variants)],
        (sku) => skus.get(sku),
        (sku) => missing('variants', sku),
      )
      return found.map(([, id], position) => ({ variant_id: id, position }))
    },
  },
  {
    field: 'categories',
    table: 'catalogue_product_category',
    columns: { category_id: 'int', position: 'int' },
    orderBy: ['category_id'],
    rowsOf(draft, stored, { categories }, missing) {
      if (draft.categories === undefined) return undefined
      const positions = new Map(stored.map((row) => [row['category_id'], row['position']]))
      const report = ({ path }: { path: string }): void => missing('categories', path)
      const found = resolve(draft.categories, ({ path }) => categories.get(path), report)
      const rows = found.map(([{ position }, id]) => ({
        category_id: id,
        position: position ?? positions.get(id) ?? 0,
      }))
      return firstOfEach(rows, 'category_id').toSorted(byNumber('category_id'))
    },
  },
  {
    field: 'links',
    table: 'catalogue_product_link',
    columns: { kind: 'text', linked_id: 'int', position: 'int' },
    orderBy: ['kind', 'position', 'linked_id'],
    rowsOf(draft, stored, { skus }, missing) {
      if (draft.links === undefined) return undefined
      const { links } = draft
      return linkKinds.toSorted().flatMap((kind) => {
        const wanted = links[kind]
        if (wanted === undefined) return stored.filter((row) => row['kind'] === kind)
        const found = resolve(
          [...new Set(wanted)],
          (sku) => skus.get(sku),
          (sku) => missing(`links.${kind}`, sku),
        )
        return found.map(([, id], position) => ({ kind, linked_id: id, position }))
      })
    },
  },
  {
    field: 'pictures',
    table: 'catalogue_product_picture',
    columns: { file: 'text', label: 'text', position: 'int', roles: 'text[]' },
    orderBy: ['position', 'file'],
    rowsOf(draft) {
      if (draft.pictures === undefined) return undefined
      const rows = draft.pictures.map(({ file, label, roles }) => ({ file, label: label ?? null, roles: roles ?? [] }))
      return firstOfEach(rows, 'file').map((row, position) => ({ ...row, position }))
    },
  },
  {
    field: 'inStores',
    table: 'catalogue_product_in_store',
    columns: { store_id: 'int', is_active: 'boolean', is_visible: 'boolean' },
    orderBy: ['store_id'],
    rowsOf(draft, stored) {
      if (draft.inStores === undefined) return undefined
      const rows = new Map(stored.map((row) => [row['store_id'], row]))
      for (const { storeId, isActive, isVisible } of draft.inStores) {
        const before = rows.get(storeId)
        rows.set(storeId, {
          store_id: storeId,
          is_active: isActive === undefined ? (before?.['is_active'] ?? null) : isActive,
          is_visible: isVisible === undefined ? (before?.['is_visible'] ?? null) : isVisible,
        })
      }
      const kept = [...rows.values()].filter((row) => row['is_active'] !== null || row['is_visible'] !== null)
      return kept.toSorted(byNumber('store_id'))
    },
  },
  {
    field: 'giftcardAmounts',
    table: 'catalogue_giftcard_amount',
    columns: { store_id: 'int', amount: 'bigint' },
    orderBy: ['store_id', 'amount'],
    rowsOf(draft, stored) {
      if (draft.giftcardAmounts === undefined) return undefined
      const named = new Set<unknown>(draft.giftcardAmounts.map(({ storeId }) => storeId))
      const wanted = draft.giftcardAmounts.flatMap(({ storeId, amounts }) =>
        [...new Set(amounts)].map((amount) => ({ store_id: storeId, amount })),
      )
      const kept = stored.filter((row) => !named.has(row['store_id']))
      return [...kept, ...wanted].toSorted((a, b) => byNumber('store_id')(a, b) || byNumber('amount')(a, b))
    },
  },
]

function byNumber(column: string): (a: Part, b: Part) => number {
  return (a, b) => Number(a[column]) - Number(b[column])
}

/** All SKUs in a draft: its own and those in its lists. */
export function skusIn(draft: ProductDraft): string[] {
  return [draft.sku, ...(draft.variants ?? []), ...Object.values(draft.links ?? {}).flat()]
}

/** Returns a function that reports missing references of one product. */
export function missingIn(report: SaveReport, key: string): Missing {
  return (field, reference) => report.missing.push({ key, field, reference })
}
