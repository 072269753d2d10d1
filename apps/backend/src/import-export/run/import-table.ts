import type { Database } from '#src/platform/database.ts'
import { settingByStore } from '#src/store/store.ts'
import type { RowSource } from '../batch/run-import.ts'
import { selectStores } from '../queries.ts'
import type { ImportListener, ImportReport, ImportStore } from '../types.ts'
import { tables, type TableKind } from './table-kinds.ts'
import type { TableSetup } from './table-setup.ts'

/** Imports the rows of one table. */
export async function importTable(
  database: Database,
  kind: TableKind,
  source: RowSource,
  setup: TableSetup,
): Promise<ImportReport> {
  const zones = await settingByStore(database.reader, 'general/locale/timezone')
  const views = await selectStores(database.reader)
  const stores = new Map(views.map((view) => [view.code, { ...view, timeZone: zones[view.id] ?? 'UTC' }]))
  return tables[kind](database, source, { ...setup, listener: withStoreCodes(setup.listener, stores) }, stores)
}

/** Names the store view of a field by its code: `7:name` becomes `ua: name`. */
function withStoreCodes(listener: ImportListener = {}, stores: ReadonlyMap<string, ImportStore>): ImportListener {
  const { change } = listener
  if (change === undefined) return listener
  const codes = new Map([...stores.values()].map(({ id, code }) => [String(id), code]))
  const named = (field: string): string =>
    field.replace(/^(\d+):/, (whole, id: string) => (codes.has(id) ? `${codes.get(id)}: ` : whole))
  return {
    ...listener,
    change: (changed) =>
      change({ ...changed, fields: changed.fields.map((part) => ({ ...part, field: named(part.field) })) }),
  }
}
