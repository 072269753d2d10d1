import { orderAsSent } from './order-as-sent.ts'
import DataLoader from 'dataloader'
import { cacheTags } from '#src/platform/cache-tags.ts'
import type { Context } from '#src/platform/context.ts'
import type { CategoryTreeResolvers } from '#src/platform/resolvers.gen.ts'
import { contentElements, shownContent } from '../cms/cms.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { storeSettings, storeUrls } from '../store/store.ts'
import { ancestorsOf, countDescendants } from './categories.ts'
import { selectLandingBlocks, type BlockRow } from './index/index-queries.ts'
import { findProducts } from './index/find-products.ts'
import { gridBanners } from './grid-banners.ts'
import { magentoTime } from './product-fields.ts'
import { parseBadges } from './parse-badges.ts'
import { productsByIds } from './product.ts'
import { productCount, storeIndex } from './index/store-index.ts'
import type { Category } from './taxonomy.ts'

const sortFields = ['position', 'name', 'price', 'newest', 'discount']

async function suffixOf(ctx: Context): Promise<string> {
  return (await storeSettings(ctx))['catalog/seo/category_url_suffix']
}

async function imageOf(ctx: Context, category: Category): Promise<string | null> {
  return category.image === null ? null : `${(await storeUrls(ctx)).media}catalog/category/${category.image}`
}

function breadcrumbsOf(category: Category) {
  const ancestors = ancestorsOf(category)
  if (ancestors.length === 0) return null
  return ancestors.map(({ id, level, name, urlKey, urlPath }) => ({
    category_id: id,
    category_uid: encodeUid(id),
    category_level: level,
    category_name: name,
    category_url_key: urlKey,
    category_url_path: urlPath,
  }))
}

function badgesOf({ id, badge, labelColor }: Category) {
  return parseBadges(badge ?? '', labelColor).map((one, index) => ({
    ...one,
    uid: encodeUid(index === 0 ? id : `${id}/${index}`),
  }))
}

/** Loads landing page blocks by identifier; null if there is no such block. */
function landingBlocks(ctx: Context): DataLoader<string, BlockRow | null> {
  return ctx.memo(
    'catalogue.blocks',
    () =>
      new DataLoader(async (identifiers) => {
        const rows = await selectLandingBlocks(ctx.db, ctx.store.id, [...identifiers])
        return identifiers.map((identifier) => rows.find((row) => row.identifier === identifier) ?? null)
      }),
  )
}

async function landingBlock({ landingPage }: Category, ctx: Context): Promise<BlockRow | null> {
  return landingPage === null ? null : landingBlocks(ctx).load(landingPage)
}

/** The tree is in memory, so a query of any depth needs no SQL for it. */
export const categoryFields = {
  available_sort_by: () => sortFields,
  breadcrumbs: (category) => breadcrumbsOf(category),
  category_badge: (category) => category.badge,
  category_badges: (category) => badgesOf(category),
  children: (category) => category.children,
  children_count: (category) => String(countDescendants(category)),
  cms_block: (category, _, ctx) => landingBlock(category, ctx),
  created_at: (category) => magentoTime(category.createdAt),
  default_sort_by: async (_category, _, ctx) => (await storeSettings(ctx))['catalog/frontend/default_sort_by'],
  description: ({ description }, _, ctx) => (description === null ? null : shownContent(ctx, description)),
  description_elements: ({ description, id }, _, ctx) => contentElements(ctx, description ?? '', `category ${id}`),
  display_mode: (category) => category.displayMode,
  grid_banners: (category, _, ctx) => gridBanners(ctx, category.id),
  id: (category) => category.id,
  image: (category, _, ctx) => imageOf(ctx, category),
  include_in_menu: (category) => (category.includeInMenu ? 1 : 0),
  is_anchor: () => 1,
  label_color: (category) => category.labelColor,
  label_css: (category) => category.labelCss,
  landing_page: async (category, _, ctx) => (await landingBlock(category, ctx))?.id ?? null,
  left_side_bar_cms_block_id: (category) => category.leftBlock,
  level: (category) => category.level,
  meta_description: (category) => category.metaDescription,
  meta_keywords: (category) => category.metaKeywords,
  meta_title: (category) => category.metaTitle,
  name: (category) => category.name,
  path: (category) => category.idPath.join('/'),
  path_in_store: (category) => category.urlPath,
  position: (category) => category.position,
  product_count: async (category, _, ctx) => {
    cacheTags(ctx).add(`c${category.id}`)
    return productCount(await storeIndex(ctx), category.id)
  },
  products: async (category, { pageSize, currentPage, sort: sent }, ctx, info) => {
    const sort = orderAsSent(info, 'sort', sent)
    const filter = { category_uid: { eq: encodeUid(category.id) } }
    const { page } = await findProducts(ctx, { filter, pageSize, currentPage, sort })
    return { ...page, items: await productsByIds(ctx, page.items) }
  },
  redirect_code: () => 0,
  relative_url: async (category, _, ctx) => category.urlPath + (await suffixOf(ctx)),
  right_side_bar_cms_block_id: (category) => category.rightBlock,
  staged: () => false,
  type: () => 'CATEGORY',
  uid: (category) => encodeUid(category.id),
  updated_at: (category) => magentoTime(category.updatedAt),
  url_key: (category) => category.urlKey,
  url_path: (category) => category.urlPath,
  url_suffix: (_, __, ctx) => suffixOf(ctx),
} satisfies CategoryTreeResolvers
