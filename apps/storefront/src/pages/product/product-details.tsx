import type { ReactNode } from 'react'
import type { ProductDetailsFragment } from '#src/platform/graphql/documents.gen.ts'
import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { StoreAvailability } from '#src/domains/store-locator/store-availability.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { Accordion, type AccordionSection } from '#src/ui/accordion/accordion.tsx'
import { PluginSlot } from './plugin-slot.tsx'
import * as styles from './product-details.module.css'

type Props = {
  readonly product: ProductDetailsFragment
  /** The responsible company and safety information, as HTML. */
  readonly safety: string | null | undefined
  /** Whether to show the stock in shops. */
  readonly isInStores: boolean | null | undefined
}

/** Stock in shops, description, materials, care and other facts in an accordion that works without JavaScript. */
export function ProductDetails({ product, safety, isInStores }: Props) {
  const t = useT()
  const store = useStore()
  const facts: readonly Fact[] = [
    [t('catalogue.brand'), brandLink(product, store.prefix)],
    [t('catalogue.collection'), product.cdrl_product_collection],
    [t('catalogue.certificates'), product.cdrl_certificates],
    [t('catalogue.origin'), product.country_of_manufacture],
    [t('catalogue.sku'), product.sku],
  ]
  const sections = [
    section('description', t('catalogue.description'), product.description?.html),
    section('materials', t('catalogue.materials'), product.cdrl_materials_description),
    section('care', t('catalogue.care'), product.cdrl_care),
    section('safety', t('catalogue.safety'), safety),
    { id: 'facts', title: t('catalogue.facts'), content: <Facts facts={facts} /> },
  ].filter((one) => one !== null)
  return (
    <>
      {isInStores && product.__typename !== 'GiftCardProduct' ? <StoreAvailability product={product} /> : null}
      <div className={styles['details']}>
        <Accordion sections={sections} open={['description']} />
      </div>
      <PluginSlot place="product.details" product={product} />
    </>
  )
}

function section(id: string, title: string, html: string | null | undefined): AccordionSection | null {
  return html ? { id, title, content: <CmsHtml className={styles['text']} html={html} /> } : null
}

type Fact = readonly [string, ReactNode]

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
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
  )
}

function brandLink(product: ProductDetailsFragment, prefix: string): ReactNode {
  const url = product.brand_category_url
  if (!url || !product.cdrl_brand) return product.cdrl_brand
  return (
    <ShopLink skeleton="category" to={href({ prefix }, url)}>
      {product.cdrl_brand}
    </ShopLink>
  )
}
