import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import type { CategoryPageQuery } from '#src/platform/graphql/documents.gen.ts'
import { pathInStore } from '#src/platform/i18n/store-view.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { ContentElements } from '#src/domains/cms/content/content-elements.tsx'
import { isPlain } from '#src/domains/cms/content/is-plain.ts'
import { beginsWithPicture } from '#src/domains/cms/first-picture.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import type { PageArguments } from '#src/platform/url/page-kind.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import { CategoryIntro } from './category-intro.tsx'
import { displayParts } from './display-mode.ts'
import * as styles from './category-page.module.css'
import { shownAddress } from '#src/platform/url/listing-address.ts'
import { hasUnknownFilter } from '#src/domains/listing/filters/unknown-filter.ts'
import { Listing } from '#src/domains/listing/listing.tsx'
import { ListingRecommendations } from '#src/domains/recommendation/later-recommendations.ts'

/**
 * Loads a category and a page of its products. Dynamic import, because the first page of a visit needs no loader code in the
 * browser.
 */
export async function loadPage(args: PageArguments): Promise<CategoryPageQuery> {
  const { loadCategory } = await import('./load-category.ts')
  return loadCategory(args)
}

/** Whether the block, rather than the first products, may have the largest picture above the fold. */
const mayBeginWithPicture = (block: readonly ContentElement[]): boolean =>
  isPlain(block) ? beginsWithPicture(block[0]?.html ?? '') : true

/** The page of a category: its name, subcategories and products. */
export function Page({ data }: { readonly data: CategoryPageQuery }) {
  const store = useStore()
  const { pathname } = useLocation()
  const category = data.categories?.items?.[0]
  const address = shownAddress(pathInStore(store, pathname))
  const crumbs = (category?.breadcrumbs ?? [])
    .filter((crumb) => crumb !== null)
    .map((crumb) => ({
      name: crumb.category_name ?? '',
      path: `/${crumb.category_url_path ?? ''}${category?.url_suffix ?? ''}`,
    }))
  const content = category?.cms_block?.content_elements ?? []
  const shown = displayParts(category?.display_mode, content.length > 0)
  const block = shown.block ? content : []
  return (
    <div className={styles['page']}>
      <PageHead
        title={category?.meta_title || category?.name || ''}
        description={category?.meta_description}
        robots={hasUnknownFilter(address, data.products?.aggregations) ? 'NOINDEX, NOFOLLOW' : null}
        isCut={address.page > 1 || Object.keys(address.filters).length > 0}
        image={category?.image}
      />
      <Breadcrumbs crumbs={crumbs} current={category?.name ?? ''} />
      {category ? <CategoryIntro category={category} showsDetails={shown.intro} /> : null}
      <ContentElements className={styles['block']} elements={block} isFirst />
      {shown.products && data.products ? (
        <Listing
          listing={data.products}
          address={address}
          banners={category?.grid_banners}
          isFirst={!mayBeginWithPicture(block)}
        />
      ) : null}
      <div className={styles['recommended']}>
        <Suspense>
          <ListingRecommendations />
        </Suspense>
      </div>
    </div>
  )
}
