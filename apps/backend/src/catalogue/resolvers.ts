import type { Context } from '#src/platform/context.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { orderAsSent } from './order-as-sent.ts'
import { storeSettings } from '#src/store/store.ts'
import { aggregationsOf, layerFilters } from './index/aggregations.ts'
import { attributeFields } from './attribute-fields.ts'
import { categoryOrRoot, findCategories } from './categories.ts'
import { categoryFields } from './category-fields.ts'
import { configurableOptions, optionsSelection, variantList } from './configurable.ts'
import { localCatalogueErrors } from './errors.ts'
import { findProducts, sortFieldsOf } from './index/find-products.ts'
import { giftCardFields } from './gift-card-fields.ts'
import { pageOf } from './pages.ts'
import { productFields, weightField } from './product-fields.ts'
import { productsByIds } from './product.ts'
import { typenameOf } from './typename.ts'

async function filterPositions(ctx: Context) {
  const settings = await storeSettings(ctx)
  return {
    price: settings['catalog/layered_navigation/price_position'],
    category: settings['catalog/layered_navigation/category_position'],
  }
}

export const resolvers: Resolvers = {
  Query: {
    category: (_, { id }, ctx) => categoryOrRoot(ctx, id ?? null),
    categories: async (_, { filters, ...page }, ctx) => pageOf(await findCategories(ctx, filters), page),
    categoryList: async (_, { filters, ...page }, ctx) => pageOf(await findCategories(ctx, filters), page).items,
    products: (_, request, ctx, info) =>
      findProducts(ctx, { ...request, sort: orderAsSent(info, 'sort', request.sort) }),
  },
  Mutation: {
    sendEmailToFriend: (_, __, { store }) => {
      throw localCatalogueErrors.SEND_TO_FRIEND_NOT_OFFERED(store)
    },
  },
  Products: {
    aggregations: async ({ index, matches, filter: { categories } }, { filter }, ctx) =>
      aggregationsOf(index, matches, {
        locale: ctx.store.locale,
        childrenOf: filter?.category?.includeDirectChildrenOnly === true ? categories : null,
        positions: await filterPositions(ctx),
      }),
    filters: async ({ index, matches }, _, ctx) => {
      const positions = await filterPositions(ctx)
      return layerFilters(aggregationsOf(index, matches, { locale: ctx.store.locale, childrenOf: null, positions }))
    },
    corrected_search: ({ correctedSearch }) => correctedSearch,
    is_near_match: ({ isNear }) => isNear,
    items: ({ page }, _, ctx) => productsByIds(ctx, page.items),
    lacks_colour: ({ lacksColour }) => lacksColour,
    page_info: ({ page }) => page.page_info,
    sort_fields: ({ isSearch }, _, ctx) => sortFieldsOf(ctx, isSearch),
    suggestions: () => [],
    total_count: ({ page }) => page.total_count,
  },
  CategoryTree: categoryFields,
  SimpleProduct: { ...productFields, ...weightField },
  VirtualProduct: productFields,
  GiftCardProduct: { ...productFields, ...weightField, ...giftCardFields },
  ConfigurableProduct: {
    ...productFields,
    ...weightField,
    configurable_options: (product) => configurableOptions(product),
    configurable_product_options_selection: (product, { configurableOptionValueUids }, ctx) =>
      optionsSelection(ctx, product, configurableOptionValueUids ?? []),
    variants: (product) => variantList(product),
  },
  ProductAttributeMetadata: attributeFields,
  AttributeMetadataInterface: { __resolveType: () => 'ProductAttributeMetadata' },
  ProductInterface: { __resolveType: (product) => typenameOf(product) },
  CategoryInterface: { __resolveType: () => 'CategoryTree' },
  MediaGalleryInterface: { __resolveType: () => 'ProductImage' },
  AggregationOptionInterface: { __resolveType: () => 'AggregationOption' },
}
