import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { ListingFacetFragment } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import styles from './facet-panel.module.css'
import type { ListingAddress } from './listing-address.ts'
import { PriceFilterForm } from './price-filter-form.tsx'
import { swatchColour } from './swatch-colour.ts'
import { useListingLinks } from './use-listing-links.ts'

type Props = { readonly facet: ListingFacetFragment; readonly address: ListingAddress }
type Option = NonNullable<NonNullable<ListingFacetFragment['options']>[number]>

/** One filter with its values; each value is a link that switches it on or off. */
export function FacetPanel({ facet, address }: Props) {
  const t = useT()
  const chosen = address.filters[facet.attribute_code] ?? []
  const options = (facet.options ?? []).filter((option) => option !== null)
  const isPrice = facet.attribute_code === 'price'
  return (
    <details className={styles['facet']} name="listing-filter" data-chosen={chosen.length > 0}>
      <summary className={styles['summary']}>
        <span>
          {facet.label}
          {chosen.length > 0 ? (
            <span className={styles['chosen']}>{t('catalogue.chosen', { count: chosen.length })}</span>
          ) : null}
        </span>
        <svg
          viewBox="0 0 12 12"
          width="12"
          height="12"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="m3 4.5 3 3 3-3" />
        </svg>
      </summary>
      <div className={styles['body']}>
        {isPrice ? (
          <PriceFilterForm address={address} />
        ) : (
          <ul className={styles['options']} data-kind={kindOf(facet.attribute_code)}>
            {options.map((option) => (
              <li key={option.value}>
                <OptionLink attribute={facet.attribute_code} option={option} address={address} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}

const kindOf = (attribute: string): 'tiles' | 'list' => (attribute === 'cdrl_size' ? 'tiles' : 'list')

function OptionLink({
  attribute,
  option,
  address,
}: {
  readonly attribute: string
  readonly option: Option
  readonly address: ListingAddress
}) {
  const t = useT()
  const links = useListingLinks(address)
  const slug = option.slug || option.value
  const isChosen = (address.filters[attribute] ?? []).includes(slug)
  const words = (
    <>
      <span className={styles['box']} aria-hidden="true" />
      {option.swatch_value ? (
        <span className={styles['swatch']} style={{ '--swatch': swatchColour(option.swatch_value) } as CSSProperties} />
      ) : null}
      <span className={styles['label']}>{option.label}</span>
      <span className={styles['count']}>{option.count}</span>
    </>
  )
  if ((option.count ?? 0) === 0 && !isChosen)
    return (
      <span className={styles['option']} data-empty="true">
        {words}
      </span>
    )
  return (
    <Link
      className={styles['option']}
      to={links.toggle(attribute, slug)}
      rel="nofollow"
      preventScrollReset
      state={{ keepPlace: true }}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={t(isChosen ? 'catalogue.removeFilter' : 'catalogue.addFilter', {
        name: option.label ?? '',
        count: option.count ?? 0,
      })}
    >
      {words}
    </Link>
  )
}
