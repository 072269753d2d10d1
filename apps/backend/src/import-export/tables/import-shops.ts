import { saveShops, type ShopDraft } from '#src/store-locator/store-locator.ts'
import { CellError, parseList } from '../parse/parse-cells.ts'
import { placeColumns, readPlace } from '../parse/parse-place.ts'
import { parseWith } from '../parse/parse-with.ts'
import type { ImportStore, Row, TableImport } from '../types.ts'

/** The shops table: one row per shop, with the store views that show it. */
export function createShopImport(stores: ReadonlyMap<string, ImportStore>): TableImport<ShopDraft> {
  return {
    columns: ['store_view_codes', ...placeColumns],
    keyOf: ({ code }) => code,
    parse: parseWith('code', (row) => readShop(row, stores)),
    async save(tx, rows, report) {
      const shops = [...new Map(rows.map((shop) => [shop.code, shop])).values()]
      const { created, changed } = await saveShops(tx, shops)
      report.counted.created += created
      report.counted.changed += changed
    },
  }
}

function readShop(row: Row, stores: ReadonlyMap<string, ImportStore>): ShopDraft {
  return {
    ...readPlace(row),
    storeIds: parseList(row['store_view_codes']).map((code) => {
      const store = stores.get(code)
      if (store === undefined) throw new CellError(`the store view "${code.slice(0, 60)}" does not exist`)
      return store.id
    }),
    phone: (row['phone'] ?? '').trim(),
  }
}
