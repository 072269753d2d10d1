import { useId, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { CorrectedSearch } from './corrected-search.tsx'
import { FoundPages } from './found-pages.tsx'
import { ClearButton } from './clear-button.tsx'
import { keepFocus } from './keep-focus.ts'
import * as styles from './suggest.module.css'
import { SuggestedProducts } from './suggested-products.tsx'
import { TermList } from './term-list.tsx'
import { useAssist } from './use-assist.ts'
import { trackerClientId, unknownClient } from '#src/platform/storage/tracker-client.ts'
import { SendItemClickDocument, type SearchStartQuery } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'

type Props = {
  readonly input: RefObject<HTMLInputElement | null>
  /** True inside the search dialog of phones, which has its own close button and covers the results. */
  readonly isDialog?: boolean
}

/**
 * The panel of the expanded search: suggestions on a results page; elsewhere recent or popular searches, and popular products.
 */
export function SearchAssist({ input, isDialog = false }: Props) {
  const t = useT()
  const id = useId()
  const list = `${id}list`
  const assist = useAssist(input, list)
  const { search, terms, products, suggestions, typed, form, chosen, choose, clear, close, end, collapse } = assist
  const { pages, corrected } = suggestions
  const hasTerms = terms.texts.length > 0
  return (
    <div
      role="presentation"
      className={styles['panel']}
      data-dialog={isDialog}
      onMouseDown={keepFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') end()
      }}
    >
      {typed !== '' && form ? <ClearButton form={form} onClear={clear} /> : null}
      {isDialog ? null : createPortal(<div className={styles['ground']} aria-hidden="true" />, document.body)}
      <div className={styles['inner']} hidden={!hasTerms && !products && pages.length === 0}>
        {hasTerms ? (
          <Part
            titleId={`${id}terms`}
            title={
              search ? t('suggest.title', { query: search }) : t(terms.areOwn ? 'suggest.recent' : 'suggest.popular')
            }
          >
            <TermList
              id={list}
              titleId={`${id}terms`}
              texts={terms.texts}
              typed={typed}
              chosen={chosen}
              onChoose={choose}
            />
            {search !== undefined && corrected !== null ? (
              <CorrectedSearch className={styles['corrected']} search={search} corrected={corrected} />
            ) : null}
          </Part>
        ) : null}
        {pages.length > 0 ? (
          <Part titleId={`${id}pages`} title={t('suggest.pages')}>
            <FoundPages titleId={`${id}pages`} pages={pages} />
          </Part>
        ) : null}
        {products?.items?.length ? <PopularProducts titleId={`${id}products`} products={products} /> : null}
        {isDialog ? null : <CloseButton onClose={close} />}
      </div>
      {isDialog && search !== undefined ? (
        <button type="button" className={styles['results']} onClick={collapse}>
          {t('suggest.results')}
        </button>
      ) : null}
      <div role="status">
        <VisuallyHidden>{hasTerms ? t('suggest.count', { count: terms.texts.length }) : ''}</VisuallyHidden>
      </div>
    </div>
  )
}

type PartProps = { readonly titleId: string; readonly title: string; readonly children: ReactNode }

function Part({ titleId, title, children }: PartProps) {
  return (
    <div className={styles['part']}>
      <p className={styles['title']} id={titleId}>
        {title}
      </p>
      {children}
    </div>
  )
}

type PopularProps = {
  readonly titleId: string
  readonly products: NonNullable<SearchStartQuery['getProductsByCampaignType']>
}

function PopularProducts({ titleId, products }: PopularProps) {
  const t = useT()
  return (
    <Part titleId={titleId} title={t('suggest.products')}>
      <SuggestedProducts
        titleId={titleId}
        products={products.items ?? []}
        onChoose={(sku, position) => sendItemClick(sku, position, products.correlation_id ?? '')}
      />
    </Part>
  )
}

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  return (
    <IconButton className={styles['close']} label={t('suggest.close')} onClick={onClose}>
      <Icon name="close" />
    </IconButton>
  )
}

/** Reports a click on a suggested product, without waiting for the response. Contains the client id only with consent. */
function sendItemClick(sku: string, position: number, list: string): void {
  const client = trackerClientId()
  const input = {
    sku,
    position,
    correlation_id: list,
    search_type: 'autocomplete',
    ...(client === unknownClient ? {} : { client_uuid: client }),
  }
  mutate(SendItemClickDocument, { input }).catch(() => undefined)
}
