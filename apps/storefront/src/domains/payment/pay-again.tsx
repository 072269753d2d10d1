import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { keepCartId } from '../cart-id/keep-cart-id.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { FormError } from '#src/ui/form/form-error.tsx'
import type { OrderPaymentFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { payOrder, returnToCart } from './pay-order.ts'
import * as styles from './pay-again.module.css'
import { cartPath, successPath } from '#src/platform/url/shop-paths.ts'

type Props = { readonly token: string; readonly payment: OrderPaymentFragment }

/**
 * Buttons to pay the same order again with each method, or to return its items to the cart. A refused method comes last.
 */
export function PayAgain({ token, payment }: Props) {
  const t = useT()
  const { refusal, busy, pay, giveBack } = usePaying(token)
  const { available_payment_methods: methods, selected_payment_method: last } = payment
  const others = methods.filter(({ code }) => code !== last.code)
  const again = methods.filter(({ code }) => code === last.code)
  const isRefused = payment.refusal !== null
  const ordered = isRefused ? [...others, ...again] : [...again, ...others]
  return (
    <div className={styles['form']}>
      <FormError errors={[refusal]} />
      {ordered.length > 0 ? (
        <div className={styles['methods']} role="group" aria-labelledby="pay-again">
          <h2 className={styles['title']} id="pay-again">
            {t('payment.choose')}
          </h2>
          {ordered.map(({ code, title }, place) => (
            <Button
              key={code}
              size="large"
              isWide
              variant={place === 0 ? 'primary' : 'secondary'}
              isLoading={busy === code}
              onClick={() => void pay(code)}
            >
              {t(code === last.code && isRefused ? 'payment.payAgainBy' : 'payment.payBy', { method: title })}
            </Button>
          ))}
        </div>
      ) : null}
      {payment.can_return_to_cart ? (
        <Button variant="quiet" isWide isLoading={busy === 'cart'} onClick={() => void giveBack()}>
          {t('payment.backToCart')}
        </Button>
      ) : null}
    </div>
  )
}

function usePaying(token: string) {
  const t = useT()
  const store = useStore()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const once = async (what: string, work: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(what)
    setRefusal(null)
    try {
      await work()
    } catch (error) {
      setRefusal(failureText(t, error))
      isUnderWay.current = false
      setBusy(null)
    }
  }
  const pay = (method: string) =>
    once(method, async () => {
      if (!(await payOrder(token, method))) await navigate(href(store, successPath), { replace: true })
    })
  const giveBack = () =>
    once('cart', async () => {
      keepCartId(store, await returnToCart(token))
      await navigate(href(store, cartPath))
    })
  return { refusal, busy, pay, giveBack }
}
