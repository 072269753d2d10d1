import { useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { CartCouponsFragment } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Fold } from '#src/ui/fold/fold.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { CartOutcome } from './change-cart.ts'
import styles from './coupon-box.module.css'
import { CouponNotices } from './coupon-notices.tsx'

/** The coupon of a cart: a field that is folded until somebody has a code, or the code with a way to take it off. */
export function CouponBox({ cart }: { readonly cart: CartCouponsFragment }) {
  const t = useT()
  const { box, input, fetcher, outcome, action } = useCoupon()
  const applied = (cart.applied_coupons ?? []).filter((coupon) => coupon !== null)
  const remove = (code: string) => (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value="coupon-off" />
      <input type="hidden" name="code" value={code} />
      <Button type="submit" variant="quiet" aria-label={t('cart.coupon.removeCode', { code })}>
        {t('cart.coupon.remove')}
      </Button>
    </fetcher.Form>
  )
  const error = outcome?.intent === 'coupon' && fetcher.state === 'idle' ? outcome.errors[0] : undefined
  return (
    <section className={styles['box']} ref={box} tabIndex={-1} aria-label={t('cart.coupon.label')}>
      <div className={styles['words']} role="status">
        {applied.map(({ code }) => (
          <div className={styles['applied']} key={code}>
            <Icon name="check" size={20} />
            <p>{t('cart.coupon.applied', { code })}</p>
            {remove(code)}
          </div>
        ))}
        <CouponNotices cart={cart}>{remove}</CouponNotices>
      </div>
      {applied.length === 0 ? (
        <Fold summary={t('cart.coupon.title')} isOpen={error ? true : undefined}>
          <fetcher.Form className={styles['form']} method="post" action={action} noValidate>
            <input type="hidden" name="intent" value="coupon" />
            <Field
              ref={input}
              name="code"
              label={t('cart.coupon.label')}
              defaultValue={outcome?.code}
              error={error}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Button type="submit" variant="secondary" isLoading={fetcher.state !== 'idle'}>
              {t('cart.coupon.apply')}
            </Button>
          </fetcher.Form>
        </Fold>
      ) : null}
    </section>
  )
}

/** Sends the code; afterwards the focus is on the field when it was refused, else on the box that tells what became of it. */
function useCoupon() {
  const store = useStore()
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const fetcher = useFetcher<CartOutcome>()
  const sent = useActionData<CartOutcome>()
  const { state, data } = fetcher
  useEffect(() => {
    if (state !== 'idle' || !data) return
    if (data.errors.length > 0) input.current?.focus()
    else box.current?.focus({ preventScroll: true })
  }, [state, data])
  return { box, input, fetcher, outcome: data ?? sent, action: href(store, '/cart') }
}
