import { taxRates } from '#src/pricing/pricing.ts'
import { indexDueMark } from '../batch/index-steps.ts'
import { runImport } from '../batch/run-import.ts'
import { mapWebsites, needStoreView } from '../parse/read-websites.ts'
import { createProductImport } from '../products/import-products.ts'
import { insertMark, selectAttributeKinds, selectMark, selectTopNames } from '../queries.ts'
import type { RunTable } from './table-setup.ts'

/** Imports products with what the scan of their file found. */
export const importProducts: RunTable = async (database, source, setup, stores) => {
  const { now, storeCode, pictures, isDryRun = false } = setup
  const baseStore = needStoreView(storeCode, stores)
  const named = Object.entries(setup.views ?? {}).map(([code, ours]) => [code, needStoreView(ours, stores)] as const)
  const websites =
    setup.found === undefined ? undefined : mapWebsites(setup.found.websites, setup.websites, stores, baseStore)
  const dates = setup.found?.dates.decide(setup.dates)
  const categories = setup.found?.categories.decide(await selectTopNames(database.reader))
  const kinds = await selectAttributeKinds(database.reader)
  const inputs = setup.found?.attributes.inputs ?? new Map(kinds.map(({ code, input }) => [code, input]))
  const taxClasses = new Set((await taxRates(database.reader)).map(({ taxClass }) => taxClass))
  const isIndexDue = (await selectMark(database.reader, indexDueMark)) !== undefined
  if (!isDryRun) await database.transaction((tx) => insertMark(tx, indexDueMark, true))
  const table = createProductImport({
    vocabulary: {
      stores: new Map([...stores, ...named]),
      baseStore,
      websites,
      dateOrder: dates?.order ?? 'month-first',
      roots: categories?.roots,
      inputs,
      taxClasses,
    },
    attributes: setup.found?.attributes.drafts ?? new Map(),
    remarks: [setup.found?.columns.remark(inputs), websites?.remark, dates?.remark, categories?.remark].filter(
      (one) => one !== undefined,
    ),
    pictures,
    now,
    isDryRun,
    onOutcome: setup.listener?.outcome,
    isIndexDue,
    isIndexLater: setup.isIndexLater === true,
  })
  return runImport(database, source, table, setup)
}
