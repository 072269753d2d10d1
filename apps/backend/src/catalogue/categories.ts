import type { Context } from '#src/platform/context.ts'
import type { CategoryFilterInput } from '#src/platform/resolvers.gen.ts'
import { decodeId } from '#src/platform/uid.ts'
import { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '../store/store.ts'
import { matchOf, valuesOf } from './listing-filter.ts'
import { foldText } from './slug.ts'
import { storeIndex } from './store-index.ts'
import type { Category } from './taxonomy.ts'

/** The category that the request's store view shows under this id; null when none is. */
export async function categoryById(ctx: Context, id: number): Promise<Category | null> {
  const { taxonomy } = await storeIndex(ctx)
  return taxonomy.categories.get(id) ?? null
}

/** The category with this id, or the store's root without one; refuses a category of another store. */
export async function categoryOrRoot(ctx: Context, id: number | null): Promise<Category> {
  const category = id === null ? (await findCategories(ctx, null))[0] : await categoryById(ctx, id)
  if (category == null) throw new UserError('graphql-no-such-entity', "Category doesn't exist")
  return category
}

/** The categories that a filter asks for, in the order of the tree; without a filter the store's root. */
export async function findCategories(
  ctx: Context,
  filters: CategoryFilterInput | null | undefined,
): Promise<Category[]> {
  const { taxonomy } = await storeIndex(ctx)
  const conditions = conditionsOf(filters ?? {})
  if (conditions.length > 0) return taxonomy.categoryOrder.filter((one) => conditions.every((holds) => holds(one)))
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

/** The categories above one, from below the root on. */
export function ancestorsOf(category: Category): Category[] {
  const { parent } = category
  return parent === null || parent.level < 2 ? [] : [...ancestorsOf(parent), parent]
}

export function countDescendants(category: Category): number {
  return category.children.reduce((sum, child) => sum + 1 + countDescendants(child), 0)
}
