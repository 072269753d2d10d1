import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { keepCartId } from '#src/cart/keep-cart-id.ts'
import { failureText } from '#src/forms/failure-text.ts'
import { FormError } from '#src/forms/form-error.tsx'
import type { OrderPaymentFragment } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import { payOrder, returnToCart } from './pay-order.ts'
import styles from './pay-again.module.css'

type Props = { readonly token: string; readonly payment: OrderPaymentFragment }

/** The same order once more: by the same or another method, or its goods back in the cart. Nothing has to be typed again. */
export function PayAgain({ token, payment }: Props) {
  const t = useT()
  const { refusal, busy, method, setMethod, pay, giveBack } = usePaying(token, payment)
  const methods = payment.available_payment_methods
  return (
    <form className={styles['form']} onSubmit={(event) => void pay(event)}>
      <FormError errors={[refusal]} />
      {methods.length > 0 ? (
        <>
          <Choice
            legend={t('payment.choose')}
            name="payment"
            value={method}
            options={methods.map(({ code, title }) => ({ value: code, label: title }))}
            onChange={setMethod}
          />
          <Button type="submit" size="large" isWide icon="lock" isLoading={busy === 'pay'}>
            {t('payment.payNow')}
          </Button>
        </>
      ) : null}
      {payment.can_return_to_cart ? (
        <Button variant="secondary" isWide isLoading={busy === 'cart'} onClick={() => void giveBack()}>
          {t('payment.backToCart')}
        </Button>
      ) : null}
    </form>
  )
}

function usePaying(token: string, payment: OrderPaymentFragment) {
  const t = useT()
  const store = useStore()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [busy, setBusy] = useState<'pay' | 'cart' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [method, setMethod] = useState(payment.selected_payment_method.code)
  const once = async (what: 'pay' | 'cart', work: () => Promise<void>) => {
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
  const pay = async (event: FormEvent) => {
    event.preventDefault()
    await once('pay', async () => {
      if (!(await payOrder(token, method))) await navigate(href(store, '/checkout/success'), { replace: true })
    })
  }
  const giveBack = () =>
    once('cart', async () => {
      keepCartId(store, await returnToCart(token))
      await navigate(href(store, '/cart'))
    })
  return { refusal, busy, method, setMethod, pay, giveBack }
}
