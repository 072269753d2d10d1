import { useId, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { ClearButton } from './clear-button.tsx'
import { keepFocus } from './keep-focus.ts'
import * as styles from './suggest.module.css'
import { SuggestedProducts } from './suggested-products.tsx'
import { TermList } from './term-list.tsx'
import { useAssist } from './use-assist.ts'
import { trackerClientId, unknownClient } from '#src/platform/storage/tracker-client.ts'
import { SendItemClickDocument } from '#src/platform/graphql/documents.gen.ts'
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
  const { search, terms, products, typed, form, chosen, choose, clear, close, end, collapse } = useAssist(input, list)
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
      <div className={styles['inner']} hidden={!hasTerms && !products}>
        {hasTerms ? (
          <div className={styles['part']}>
            <p className={styles['title']} id={`${id}terms`}>
              {search ? t('suggest.title', { query: search }) : t(terms.areOwn ? 'suggest.recent' : 'suggest.popular')}
            </p>
            <TermList
              id={list}
              titleId={`${id}terms`}
              texts={terms.texts}
              typed={typed}
              chosen={chosen}
              onChoose={choose}
            />
          </div>
        ) : null}
        {products?.items?.length ? (
          <div className={styles['part']}>
            <p className={styles['title']} id={`${id}products`}>
              {t('suggest.products')}
            </p>
            <SuggestedProducts
              titleId={`${id}products`}
              products={products.items}
              onChoose={(sku, position) => sendItemClick(sku, position, products.correlation_id ?? '')}
            />
          </div>
        ) : null}
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
