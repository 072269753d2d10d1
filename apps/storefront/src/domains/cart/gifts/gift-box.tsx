import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { CartGiftsFragment, GiftOfferFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Fold } from '#src/ui/fold/fold.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { CartOutcome } from '../change/change-cart.ts'
import * as styles from './gift-box.module.css'
import { isGift } from './gift-choice.ts'
import { GiftFields } from './wrapping-fields.tsx'
import { GiftSummary } from './gift-summary.tsx'
import { cartPath } from '#src/platform/url/shop-paths.ts'

type Props = { readonly cart: CartGiftsFragment; readonly offer: GiftOfferFragment }

/** The gift options of the cart: collapsed until used, a form while editing, and a summary once saved. */
export function GiftBox({ cart, offer }: Props) {
  const t = useT()
  const store = useStore()
  const id = useId()
  const { box, fetcher, isEditing, edit } = useGift()
  const errors = fetcher.state === 'idle' ? (fetcher.data?.errors ?? []) : []
  return (
    <section className={styles['box']} ref={box} tabIndex={-1} aria-labelledby={id}>
      <Fold
        summary={
          <>
            <Icon name="gift" size={20} />
            <h2 id={id} className={styles['title']}>
              {t('cart.gift.title')}
            </h2>
          </>
        }
        isOpen={isGift(cart) || errors.length > 0 ? true : undefined}
      >
        <div className={styles['body']}>
          {errors.map((message) => (
            <Notice key={message} tone="error" title={message} />
          ))}
          {isEditing ? (
            <fetcher.Form className={styles['form']} method="post" action={href(store, cartPath)}>
              <input type="hidden" name="intent" value="gift" />
              <GiftFields cart={cart} offer={offer} />
              <Button type="submit" variant="secondary" isLoading={fetcher.state !== 'idle'}>
                {t('cart.gift.save')}
              </Button>
            </fetcher.Form>
          ) : (
            <GiftSummary cart={cart} onEdit={edit} />
          )}
        </div>
      </Fold>
    </section>
  )
}

/** The form is open at first, is replaced by the summary once saved, and reopens on edit. */
function useGift() {
  const box = useRef<HTMLElement>(null)
  const fetcher = useFetcher<CartOutcome>()
  const [shown, setShown] = useState<CartOutcome | undefined>(undefined)
  const { state, data } = fetcher
  const isSaved = state === 'idle' && data !== undefined && data.errors.length === 0
  useEffect(() => {
    if (state === 'idle' && data) box.current?.focus({ preventScroll: true })
  }, [state, data])
  const edit = () => {
    setShown(data)
    box.current?.focus({ preventScroll: true })
  }
  return { box, fetcher, isEditing: !isSaved || shown === data, edit }
}
