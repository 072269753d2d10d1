import type { Context } from '#src/platform/context.ts'
import type { CategoryFilterInput } from '#src/platform/resolvers.gen.ts'
import { decodeId } from '#src/platform/uid.ts'
import { storeSettings } from '../store/store.ts'
import { catalogueErrors } from './errors.ts'
import { matchOf, valuesOf } from './index/listing-filter.ts'
import { foldText } from './slug.ts'
import { storeIndex } from './index/store-index.ts'
import type { Category } from './taxonomy.ts'

/** The category in the request's store view; null if it is not shown there. */
export async function categoryById(ctx: Context, id: number): Promise<Category | null> {
  const { taxonomy } = await storeIndex(ctx)
  return taxonomy.categories.get(id) ?? null
}

/** The category with this id, or the root category if `id` is null. Throws if the store view does not have it. */
export async function categoryOrRoot(ctx: Context, id: number | null): Promise<Category> {
  const category = id === null ? (await findCategories(ctx, null))[0] : await categoryById(ctx, id)
  if (category == null) throw catalogueErrors.CATEGORY_NOT_FOUND()
  return category
}

/** The categories that match the filter, in tree order; the root category without a filter. */
export async function findCategories(
  ctx: Context,
  filters: CategoryFilterInput | null | undefined,
): Promise<Category[]> {
  const { taxonomy } = await storeIndex(ctx)
  const conditions = conditionsOf(filters ?? {})
  if (conditions.length > 0) return taxonomy.categoryOrder.filter((one) => conditions.every((matches) => matches(one)))
  const root = taxonomy.categories.get((await storeSettings(ctx))['catalog/category/root_id'])
  return root === undefined ? taxonomy.categoryOrder.filter((category) => category.level === 1) : [root]
}

type Condition = (category: Category) => boolean

function conditionsOf(filters: CategoryFilterInput): Condition[] {
  const conditions: Condition[] = []
  const add = <T>(values: T[] | undefined, of: (category: Category) => T | undefined): void => {
    if (values === undefined) return
    const wanted = new Set<T | undefined>(values)
    conditions.push((category) => wanted.has(of(category)))
  }
  add(valuesOf(filters.category_uid)?.map(decodeId), (category) => category.id)
  add(valuesOf(filters.ids)?.map(Number), (category) => category.id)
  add(valuesOf(filters.parent_category_uid)?.map(decodeId), (category) => category.parent?.id)
  add(valuesOf(filters.parent_id)?.map(Number), (category) => category.parent?.id)
  add(valuesOf(filters.url_key) ?? undefined, (category) => category.urlKey)
  add(valuesOf(filters.url_path) ?? undefined, (category) => category.urlPath)
  const name = matchOf(filters.name)
  if (name !== null) conditions.push((category) => foldText(category.name).includes(name))
  return conditions
}

/** The ancestors of a category from the top down, without the root. */
export function ancestorsOf(category: Category): Category[] {
  const { parent } = category
  return parent === null || parent.level < 2 ? [] : [...ancestorsOf(parent), parent]
}

export function countDescendants(category: Category): number {
  return category.children.reduce((sum, child) => sum + 1 + countDescendants(child), 0)
}
