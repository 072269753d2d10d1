import { useId } from 'react'
import type { NoResultsFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useMenu } from '#src/domains/catalogue/menu-tree.ts'
import { searchPath } from '#src/platform/url/search-address.ts'
import { LinkChips } from '#src/ui/link/link-chips.tsx'
import * as styles from './no-results.module.css'
import { SuggestedProducts } from '#src/domains/suggest/suggested-products.tsx'
import { suggestedTerms } from '#src/domains/suggest/terms.ts'
import { textsOf } from '#src/domains/suggest/texts-of.ts'

type Props = {
  readonly ways: NoResultsFragment | null
  /** Whether the search has found help pages, so that it needs no other spelling. */
  readonly hasPages: boolean
}

/** Suggestions below a search that finds no products: other spellings, categories and popular products. */
export function NoResults({ ways, hasPages }: Props) {
  const t = useT()
  const id = useId()
  const categories = useMenu()
  const { texts } = suggestedTerms(hasPages ? [] : textsOf(ways?.getAutocompleteSuggestions?.items))
  const products = ways?.getProductsByCampaignType?.items ?? []
  const links = [
    { title: t('suggest.none.spelling'), ways: texts.map((text) => ({ name: text, path: searchPath(text) })) },
    { title: t('suggest.none.categories'), ways: categories },
  ]
  return (
    <div className={styles['none']}>
      {hasPages ? null : <p>{t('suggest.none.text')}</p>}
      {links
        .filter((part) => part.ways.length > 0)
        .map((part) => (
          <nav key={part.title} aria-label={part.title}>
            <h2 className={styles['title']}>{part.title}</h2>
            <LinkChips links={part.ways} />
          </nav>
        ))}
      {products.length > 0 ? (
        <section aria-labelledby={id}>
          <h2 className={styles['title']} id={id}>
            {t('suggest.products')}
          </h2>
          <SuggestedProducts titleId={id} products={products} />
        </section>
      ) : null}
    </div>
  )
}
