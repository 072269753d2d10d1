import { Link } from 'react-router'
import type { CategoryPageQuery } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { CmsHtml } from '#src/cms/cms-html.tsx'
import styles from './category-intro.module.css'
import { categoryPath } from './product-path.ts'

type Category = NonNullable<NonNullable<NonNullable<CategoryPageQuery['categories']>['items']>[number]>

/** The category's name, its description and the ways further down. */
export function CategoryIntro({ category }: { readonly category: Category }) {
  const t = useT()
  const store = useStore()
  const children = (category.children ?? [])
    .filter((child) => child !== null)
    .filter((child) => child.include_in_menu === 1 && (child.product_count ?? 1) > 0)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  return (
    <header className={styles['intro']}>
      <h1 className={styles['title']}>{category.name}</h1>
      {category.description ? <CmsHtml className={styles['description']} html={category.description} /> : null}
      {children.length > 0 ? (
        <nav aria-label={t('catalogue.subcategories')}>
          <ul className={styles['children']}>
            {children.map((child) => (
              <li key={child.uid}>
                <Link className={styles['child']} to={href(store, categoryPath(child))}>
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </header>
  )
}
