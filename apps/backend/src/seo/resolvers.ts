import type { Category } from '../catalogue/index/index.ts'
import type { Product } from '../catalogue/catalogue.ts'
import type { CmsPageView } from '../cms/cms.ts'
import type { Context } from '#src/platform/context.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { canonicalUrl, hreflangsOf } from './addresses.ts'
import { describeCategory, describePage, describeProduct } from './describe.ts'
import { hreflangs, languageStores } from './languages.ts'
import { baseUrlOf, storeUrls } from '../store/store.ts'
import type { EntityKind } from './queries.ts'
import { robotsText } from './robots.ts'

const indexed = 'INDEX, FOLLOW'

async function canonical(ctx: Context, kind: EntityKind, id: number | string) {
  const url = await canonicalUrl(ctx, kind, id)
  return url === null ? null : { url, code: ctx.store.code }
}

const productSeo = {
  meta_robots: ({ document }: Product) => document.attributes['meta_robots'] ?? indexed,
  mw_canonical_url: ({ id }: Product, _args: object, ctx: Context) => canonical(ctx, 'product', id),
  mw_hreflangs: async ({ id }: Product, _args: object, ctx: Context) => ({
    items: await hreflangsOf(ctx, 'product', id),
  }),
  mw_seo_markup: (product: Product, _args: object, ctx: Context) => describeProduct(ctx, product),
  product_seo_name: ({ document }: Product) => document.attributes['product_seo_name'] ?? null,
}

/** The home page is at the root of every store view, regardless of its URL key. */
async function pageHreflangs(ctx: Context, page: CmsPageView) {
  if (page.relative_url !== '/') return hreflangsOf(ctx, 'page', page.identifier)
  return hreflangs(await languageStores(ctx.db, ctx.store), () => '')
}

async function pageUrl(ctx: Context, page: CmsPageView): Promise<string> {
  const { base } = await storeUrls(ctx)
  return page.relative_url === '/' ? base : base + page.url_key
}

export const resolvers: Resolvers = {
  Query: {
    robotsConfig: async (_root, _args, { db, store }) => ({
      defaultRobots: indexed,
      customInstructions: await robotsText(db, new URL(await baseUrlOf(db, store)).host),
    }),
  },
  SimpleProduct: productSeo,
  VirtualProduct: productSeo,
  ConfigurableProduct: productSeo,
  GiftCardProduct: productSeo,
  CmsPage: {
    mw_canonical_url: async (page, _args, ctx) => ({
      url: await pageUrl(ctx, page),
      code: ctx.store.code,
    }),
    mw_hreflangs: async (page, _args, ctx) => ({ items: await pageHreflangs(ctx, page) }),
    mw_seo_markup: async (page, _args, ctx) => describePage(ctx, page, await pageUrl(ctx, page)),
  },
  BlogPost: {
    mw_hreflangs: async ({ identifier }, _args, ctx) => ({ items: await hreflangsOf(ctx, 'post', identifier) }),
  },
  CategoryTree: {
    category_seo_name: ({ seoName }: Category) => seoName,
    meta_robots: ({ metaRobots }: Category) => metaRobots ?? indexed,
    mw_canonical_url: ({ id }: Category, _args, ctx) => canonical(ctx, 'category', id),
    mw_hreflangs: async ({ id }: Category, _args, ctx) => ({ items: await hreflangsOf(ctx, 'category', id) }),
    mw_seo_markup: (category: Category, _args, ctx) => describeCategory(ctx, category),
  },
}
