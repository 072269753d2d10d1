import {
  saveAttributes,
  saveCategories,
  saveOptions,
  slugOf,
  type AttributeDraft,
  type CategoryDraft,
  type OptionDraft,
} from '#src/catalogue/save/save.ts'
import type { Writer } from '#src/platform/database.ts'
import type { AttributeValue } from '../parse/parse-attributes.ts'
import { nameOfPath, pathAndParents } from '../parse/parse-categories.ts'
import type { ProductRow } from './parse-products.ts'
import { selectCategoryKeys, selectOptionKeys } from '../queries.ts'

/** The attributes, options and categories that products refer to. New ones are created before the products. */
export interface ProductReferences {
  save(tx: Writer, rows: ProductRow[]): Promise<boolean>
  forget(): void
}

/** `attributes` are those that the scan of the file found. */
export function createProductReferences(
  attributes: Map<string, AttributeDraft>,
  baseStoreId: number,
): ProductReferences {
  const saved = new Set<string>()
  let options: KnownOptions | undefined
  let categories: Set<string> | undefined
  const made = new Set<string>()
  return {
    async save(tx, rows) {
      await saveNewAttributes(tx, attributes, rows, saved)
      const codes = [...new Set(rows.flatMap(optionCodes)), ...attributes.keys()]
      options ??= knownOptions(await selectOptionKeys(tx, codes))
      await saveNewOptions(tx, rows, options)
      categories ??= new Set(await selectCategoryKeys(tx))
      return saveNewCategories(tx, rows, baseStoreId, categories, made)
    },
    forget() {
      saved.clear()
      options = undefined
      categories = undefined
    },
  }
}

function optionCodes(row: ProductRow): string[] {
  return row.options.map((option) => option.code)
}

async function saveNewAttributes(
  tx: Writer,
  attributes: Map<string, AttributeDraft>,
  rows: ProductRow[],
  saved: Set<string>,
): Promise<void> {
  const used = new Set(rows.flatMap((row) => [...optionCodes(row), ...Object.keys(row.text.attributes ?? {})]))
  const wanted = [...attributes.values()].filter(({ code }) => used.has(code) && !saved.has(code))
  if (wanted.length === 0) return
  await saveAttributes(tx, wanted)
  for (const { code } of wanted) saved.add(code)
}

/** The options by `code=value`, and the value of the first one by its lower-case form. */
interface KnownOptions {
  exact: Set<string>
  spellings: Map<string, string>
}

function knownOptions(keys: readonly string[]): KnownOptions {
  const known: KnownOptions = { exact: new Set(keys), spellings: new Map() }
  for (const key of keys) addSpelling(known, key)
  return known
}

function addSpelling({ exact, spellings }: KnownOptions, key: string): void {
  exact.add(key)
  const form = key.toLowerCase()
  if (!spellings.has(form)) spellings.set(form, key.slice(key.indexOf('=') + 1))
}

/** Saves options that are new. One that differs from a known option in case alone is that option, as in Magento's database. */
async function saveNewOptions(tx: Writer, rows: ProductRow[], known: KnownOptions): Promise<void> {
  const wanted: OptionDraft[] = []
  const respell = ({ code, value }: AttributeValue): AttributeValue => {
    const key = `${code}=${value}`
    return known.exact.has(key) ? { code, value } : { code, value: known.spellings.get(key.toLowerCase()) ?? value }
  }
  for (const row of rows) {
    row.options = row.options.map((given) => {
      const option = respell(given)
      const key = `${option.code}=${option.value}`
      if (!known.exact.has(key)) {
        addSpelling(known, key)
        wanted.push({ attributeCode: option.code, value: option.value })
      }
      return option
    })
    for (const variation of row.variations) variation.values = variation.values.map(respell)
  }
  // Existing options stay unchanged, because a draft with only a value has nothing to update.
  if (wanted.length > 0) await saveOptions(tx, wanted)
}

function storesOf({ store, websiteStores }: ProductRow): number[] {
  return [store, ...(websiteStores ?? [])].map(({ id }) => id)
}

/** Creates missing categories with a name in the store views of their products. */
async function saveNewCategories(
  tx: Writer,
  rows: ProductRow[],
  baseStoreId: number,
  known: Set<string>,
  made: Set<string>,
): Promise<boolean> {
  const storesOfSku = Map.groupBy(rows, (row) => row.sku)
  const drafts = new Map<string, CategoryDraft>()
  for (const row of rows) {
    const stores = (storesOfSku.get(row.sku) ?? []).flatMap(storesOf)
    for (const path of new Set(row.categories.flatMap(pathAndParents))) {
      if (!known.has(`${baseStoreId}/${path}`)) made.add(path)
      for (const storeId of new Set([baseStoreId, ...(made.has(path) ? stores : [])])) {
        if (known.has(`${storeId}/${path}`)) continue
        known.add(`${storeId}/${path}`)
        const name = nameOfPath(path)
        const draft = drafts.get(path) ?? { path, texts: [] }
        drafts.set(path, { ...draft, texts: [...(draft.texts ?? []), { storeId, name, urlKey: slugOf(name) }] })
      }
    }
  }
  if (drafts.size > 0) await saveCategories(tx, [...drafts.values()])
  return drafts.size > 0
}
