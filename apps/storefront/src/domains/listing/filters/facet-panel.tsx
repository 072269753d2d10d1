import type { CSSProperties } from 'react'
import type { FacetOptionFragment, ListingFacetFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './facet-panel.module.css'
import { FilterSection } from './filter-section.tsx'
import type { ListingAddress } from '#src/platform/url/listing-address.ts'
import { PriceFilterForm } from './price-filter-form.tsx'
import { swatchColour } from '#src/domains/catalogue/swatch-colour.ts'
import { useListingLinks } from '../pages/use-listing-links.ts'

type Props = { readonly facet: ListingFacetFragment; readonly address: ListingAddress }

/** One facet. Each of its values is a link that selects or deselects the value. */
export function FacetPanel({ facet, address }: Props) {
  const t = useT()
  const links = useListingLinks(address)
  const chosen = address.filters[facet.attribute_code] ?? []
  const options = (facet.options ?? []).filter((option) => option !== null)
  const isPrice = facet.attribute_code === 'price'
  return (
    <FilterSection title={facet.label} chosen={chosen.length > 0 && t('catalogue.chosen', { count: chosen.length })}>
      {isPrice ? (
        <PriceFilterForm address={address} />
      ) : (
        <ul className={styles['options']} data-kind={kindOf(facet.attribute_code)}>
          {options.map((option) => (
            <li key={option.value}>
              <OptionLink
                option={option}
                isChosen={chosen.includes(slugOf(option))}
                linkOf={(slug) => links.toggle(facet.attribute_code, slug)}
              />
            </li>
          ))}
        </ul>
      )}
    </FilterSection>
  )
}

const kindOf = (attribute: string): 'tiles' | 'list' => (attribute === 'cdrl_size' ? 'tiles' : 'list')

const slugOf = ({ slug, value }: FacetOptionFragment): string => slug || value

type OptionProps = {
  readonly option: FacetOptionFragment
  readonly isChosen: boolean
  /** The path that selects or deselects a value. */
  readonly linkOf: (slug: string) => string
}

function OptionLink({ option, isChosen, linkOf }: OptionProps) {
  const t = useT()
  const isEmpty = (option.count ?? 0) === 0 && !isChosen
  const linkText = (
    <>
      {option.swatch_value ? (
        <span className={styles['swatch']} style={{ '--swatch': swatchColour(option.swatch_value) } as CSSProperties} />
      ) : null}
      <span className={styles['label']}>{option.label}</span>
      <span className={styles['count']}>{option.count}</span>
    </>
  )
  if (isEmpty)
    return (
      <span className={styles['option']} data-empty="true">
        {linkText}
      </span>
    )
  return (
    <ShopLink
      className={styles['option']}
      to={linkOf(slugOf(option))}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      aria-label={t(isChosen ? 'catalogue.removeFilter' : 'catalogue.addFilter', {
        name: option.label ?? '',
        count: option.count ?? 0,
      })}
    >
      {linkText}
    </ShopLink>
  )
}
