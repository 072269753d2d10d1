import { comparedAttributes, comparedValue, productsByIds, type Product } from '../catalogue/catalogue.ts'
import { message } from '#src/platform/messages.ts'
import type { Context } from '#src/platform/context.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { addProducts, assignList, createList, listByUid, ownList, removeList, removeProducts } from './lists.ts'
import { selectProductIds } from './queries.ts'
import type { CompareListRow, CompareListView } from './types.ts'

async function viewOf(ctx: Context, list: CompareListRow): Promise<CompareListView> {
  return { uid: list.uid, products: await productsByIds(ctx, await selectProductIds(ctx.db, list.id)) }
}

async function viewOrNull(ctx: Context, list: CompareListRow | null): Promise<CompareListView | null> {
  return list === null ? null : viewOf(ctx, list)
}

interface Compared {
  code: string
  label: string
  valueOf: (product: Product) => string
}

/** The values that every product has, with which Magento's list begins. */
const fixed: Record<string, Compared['valueOf']> = {
  sku: ({ sku }) => sku,
  description: ({ document }) => document.description,
  short_description: ({ document }) => document.shortDescription,
}

/** The attributes that are compared: those of every product, and those for which any product on the list has a value. */
async function attributesOn(ctx: Context, { products }: CompareListView): Promise<Compared[]> {
  const first = Object.entries(fixed).map(([code, valueOf]) => ({
    code,
    label: message(ctx.store.locale, `attribute.${code}`),
    valueOf,
  }))
  const attributes = await comparedAttributes(ctx)
  const shown = attributes.filter((attribute) => products.some((product) => comparedValue(product, attribute) !== ''))
  const own = shown.map((attribute) => ({
    code: attribute.code,
    label: attribute.label,
    valueOf: (product: Product) => comparedValue(product, attribute),
  }))
  return [...first, ...own]
}

export const resolvers: Resolvers = {
  Query: {
    compareList: async (_root, { uid }, ctx) => viewOrNull(ctx, await listByUid(ctx, uid)),
  },
  Mutation: {
    addProductsToCompareList: async (_root, { input }, ctx) =>
      viewOf(ctx, await addProducts(ctx, input?.uid ?? '', input?.products)),
    assignCompareListToCustomer: async (_root, { uid }, ctx) => {
      const list = await assignList(ctx, uid)
      return { result: list !== null, compare_list: await viewOrNull(ctx, list ?? (await ownList(ctx))) }
    },
    createCompareList: async (_root, { input }, ctx) => viewOf(ctx, await createList(ctx, input?.products)),
    deleteCompareList: async (_root, { uid }, ctx) => ({ result: await removeList(ctx, uid) }),
    removeProductsFromCompareList: async (_root, { input }, ctx) =>
      viewOf(ctx, await removeProducts(ctx, input?.uid ?? '', input?.products)),
  },
  Customer: { compare_list: async (_customer, _args, ctx) => viewOrNull(ctx, await ownList(ctx)) },
  CompareList: {
    attributes: async (list, _args, ctx) => attributesOn(ctx, list),
    item_count: ({ products }) => products.length,
    items: async (list, _args, ctx) => {
      const attributes = await attributesOn(ctx, list)
      return list.products.map((product) => ({
        uid: encodeUid(product.id),
        product,
        attributes: attributes.map(({ code, valueOf }) => ({ code, value: valueOf(product) })),
      }))
    },
    uid: ({ uid }) => uid,
  },
}
