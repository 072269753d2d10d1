import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductPageItemFragment } from '#src/graphql/documents.gen.ts'
import { CmsHtml } from '#src/cms/cms-html.tsx'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import styles from './product-details.module.css'

/** Description, materials, care and the rest of the facts, as an accordion that opens without scripts. */
export function ProductDetails({ product }: { readonly product: ProductPageItemFragment }) {
  const t = useT()
  const store = useStore()
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('catalogue.brand'), brandLink(product, store.prefix)],
    [t('catalogue.collection'), product.cdrl_product_collection],
    [t('catalogue.certificates'), product.cdrl_certificates],
    [t('catalogue.origin'), product.country_of_manufacture],
    [t('catalogue.sku'), product.sku],
  ]
  return (
    <div className={styles['details']}>
      <Section title={t('catalogue.description')} html={product.description?.html} isOpen />
      <Section title={t('catalogue.materials')} html={product.cdrl_materials_description} />
      <Section title={t('catalogue.care')} html={product.cdrl_care} />
      <Section title={t('catalogue.facts')}>
        <dl className={styles['facts']}>
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name} className={styles['fact']}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </Section>
    </div>
  )
}

function brandLink(product: ProductPageItemFragment, prefix: string): ReactNode {
  const url = product.brand_category_url
  if (!url || !product.cdrl_brand) return product.cdrl_brand
  return <Link to={href({ prefix }, url)}>{product.cdrl_brand}</Link>
}

type SectionProps = {
  readonly title: string
  readonly html?: string | null | undefined
  readonly isOpen?: boolean
  readonly children?: ReactNode
}

function Section({ title, html, isOpen = false, children }: SectionProps) {
  if (!html && !children) return null
  return (
    <details className={styles['section']} open={isOpen}>
      <summary className={styles['summary']}>
        <h2 className={styles['title']}>{title}</h2>
      </summary>
      <div className={styles['body']}>{html ? <CmsHtml html={html} /> : children}</div>
    </details>
  )
}
