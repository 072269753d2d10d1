import type { CategoryIntroFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import { splitHtml } from '#src/domains/cms/split-html.ts'
import { ReadMore } from '#src/ui/read-more/read-more.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './category-intro.module.css'
import { categoryPath } from '#src/domains/catalogue/product-path.ts'

type Props = {
  readonly category: CategoryIntroFragment
  /** Whether to show description and subcategories; false where a content block replaces them. */
  readonly showsDetails: boolean
}

/** A category's heading, which may differ from its name in menus, description and subcategories. */
export function CategoryIntro({ category, showsDetails }: Props) {
  const t = useT()
  const store = useStore()
  const children = (showsDetails ? (category.children ?? []) : [])
    .filter((child) => child !== null)
    .filter((child) => child.include_in_menu === 1 && (child.product_count ?? 1) > 0)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  return (
    <header className={styles['intro']}>
      <h1 className={styles['title']}>{category.category_seo_name || category.name}</h1>
      {showsDetails && category.description ? <Description html={category.description} /> : null}
      {children.length > 0 ? (
        <nav aria-label={t('catalogue.subcategories')}>
          <ul className={styles['children']}>
            {children.map((child) => (
              <li key={child.uid}>
                <ShopLink skeleton="category" className={styles['child']} to={href(store, categoryPath(child))}>
                  {child.name}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </header>
  )
}

/** The first paragraph, with the rest behind Read More. */
function Description({ html }: { readonly html: string }) {
  const { lead, rest } = splitHtml(html)
  return (
    <div className={styles['description']}>
      {rest ? (
        <ReadMore key={html} lead={<CmsHtml html={lead} />}>
          <CmsHtml html={rest} />
        </ReadMore>
      ) : (
        <CmsHtml html={lead} />
      )}
    </div>
  )
}
