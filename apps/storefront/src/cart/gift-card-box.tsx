import { useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { CartGiftCardsFragment } from '#src/graphql/documents.gen.ts'
import { formatMoney } from '#src/i18n/money.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { CartOutcome } from './change-cart.ts'
import styles from './coupon-box.module.css'

/** The gift cards of a cart, each with what it pays and a way to take it off, and a folded field for another one. */
export function GiftCardBox({ cart }: { readonly cart: CartGiftCardsFragment }) {
  const t = useT()
  const store = useStore()
  const { box, input, fetcher, outcome, action } = useGiftCard()
  const cards = (cart.applied_boncard_gift_cards ?? []).filter((card) => card !== null)
  const error = outcome?.intent === 'card' && fetcher.state === 'idle' ? outcome.errors[0] : undefined
  return (
    <section className={styles['box']} ref={box} tabIndex={-1} aria-label={t('cart.giftCard.label')}>
      <div className={styles['words']} role="status">
        {cards.map(({ number, applied_balance: amount }) => (
          <div className={styles['applied']} key={number}>
            <Icon name="check" size={20} />
            <p>{t('cart.giftCard.applied', { number, amount: formatMoney(store, amount ?? {}) })}</p>
            <fetcher.Form method="post" action={action}>
              <input type="hidden" name="intent" value="card-off" />
              <input type="hidden" name="code" value={number} />
              <Button type="submit" variant="quiet" aria-label={t('cart.giftCard.removeCard', { number })}>
                {t('cart.coupon.remove')}
              </Button>
            </fetcher.Form>
          </div>
        ))}
      </div>
      <details className={styles['fold']} open={error ? true : undefined}>
        <summary className={styles['summary']}>{t('cart.giftCard.title')}</summary>
        <fetcher.Form className={styles['form']} method="post" action={action} noValidate>
          <input type="hidden" name="intent" value="card" />
          <Field
            ref={input}
            name="code"
            label={t('cart.giftCard.label')}
            defaultValue={error ? outcome?.code : undefined}
            error={error}
            inputMode="numeric"
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" variant="secondary" isLoading={fetcher.state !== 'idle'}>
            {t('cart.giftCard.apply')}
          </Button>
        </fetcher.Form>
      </details>
    </section>
  )
}

/** Sends the code; afterwards the focus is on the field when it was refused, else on the box that tells what became of it. */
function useGiftCard() {
  const store = useStore()
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const fetcher = useFetcher<CartOutcome>()
  const sent = useActionData<CartOutcome>()
  const { state, data } = fetcher
  useEffect(() => {
    if (state !== 'idle' || !data) return
    if (data.errors.length > 0) return input.current?.focus()
    if (input.current) input.current.value = ''
    box.current?.focus({ preventScroll: true })
  }, [state, data])
  return { box, input, fetcher, outcome: data ?? sent, action: href(store, '/cart') }
}
