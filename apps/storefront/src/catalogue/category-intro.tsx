import type { CategoryPageQuery } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { CmsHtml } from '#src/cms/cms-html.tsx'
import { splitHtml } from '#src/cms/split-html.ts'
import { ReadMore } from '#src/ui/read-more/read-more.tsx'
import { ShopLink } from '#src/url/shop-link.tsx'
import styles from './category-intro.module.css'
import { categoryPath } from './product-path.ts'

type Category = NonNullable<NonNullable<NonNullable<CategoryPageQuery['categories']>['items']>[number]>

type Props = {
  readonly category: Category
  /** False where a block of its own tells about the category: then the name stands alone. */
  readonly isWhole: boolean
}

/** The category's name, its description and the ways further down. */
export function CategoryIntro({ category, isWhole }: Props) {
  const t = useT()
  const store = useStore()
  const children = (isWhole ? (category.children ?? []) : [])
    .filter((child) => child !== null)
    .filter((child) => child.include_in_menu === 1 && (child.product_count ?? 1) > 0)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  return (
    <header className={styles['intro']}>
      <h1 className={styles['title']}>{category.name}</h1>
      {isWhole && category.description ? <Description html={category.description} /> : null}
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

/** The first paragraph; what follows it stands behind Read More. */
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
