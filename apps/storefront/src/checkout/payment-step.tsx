import { useRef, useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { isAboutTerms, purchaseMessage } from '#src/cart/purchase-message.ts'
import { focusFirstError } from '#src/forms/focus-first-error.ts'
import { failureText } from '#src/forms/failure-text.ts'
import { FormError } from '#src/forms/form-error.tsx'
import type { CheckoutCartFragment } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import { givenAgreements, missingConsents, type Agreement } from './agreements.ts'
import { Consents } from './consents.tsx'
import styles from './contact-step.module.css'
import { OrderLines } from './order-lines.tsx'
import own from './payment-step.module.css'
import { placeOrder, readCartAgain, savePayment, type PlacedOrder } from './save-step.ts'

type Props = {
  readonly cart: CheckoutCartFragment
  readonly agreements: readonly Agreement[]
  readonly onCart: (cart: CheckoutCartFragment) => void
  readonly onPlaced: (order: PlacedOrder) => Promise<void>
}

/** How it is paid, what is agreed to, everything once more, and the button that orders. */
export function PaymentStep(props: Props) {
  const t = useT()
  const { cart, agreements } = props
  const { form, ...step } = usePayment(props)
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={step.order}>
      <FormError errors={[step.refusal]} />
      {step.free ? (
        <p>{step.free.title}</p>
      ) : (
        <Choice
          legend={t('checkout.step.payment')}
          isLegendHidden
          name="payment"
          value={step.payment}
          options={step.methods.map((method) => ({ value: method.code, label: method.title }))}
          onChange={(code) => void step.choose(code)}
        />
      )}
      <div className={own['review']}>
        <h3 className={styles['heading']}>{t('checkout.review')}</h3>
        <OrderLines cart={cart} />
      </div>
      <Consents agreements={agreements} given={step.given} isAsked={step.isAsked} onChange={step.setGiven} />
      <Button type="submit" size="large" isWide icon="lock" isLoading={step.isLoading}>
        {t('checkout.placeOrder')}
      </Button>
      <p className={own['note']}>{t('checkout.placeNote')}</p>
    </form>
  )
}

/** The choice of a payment, the consents given, and ordering once however often the button is pressed. */
function usePayment({ cart, agreements, onCart, onPlaced }: Props) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const isPlacing = useRef(false)
  const [isLoading, setLoading] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const [given, setGiven] = useState<ReadonlySet<number>>(new Set())
  const methods = (cart.available_payment_methods ?? []).filter((method) => method !== null)
  const saved = cart.selected_payment_method?.code
  const [wanted, setWanted] = useState<string | null>(null)
  const free = methods.find((method) => method.code === 'free')
  const chosen = [wanted, saved].find((code) => methods.some((method) => method.code === code))
  const payment = chosen ?? methods[0]?.code

  // Other words than those that were shown: they are shown, and nothing counts as agreed to.
  const askAnew = async () => {
    setGiven(new Set())
    await revalidate()
  }
  const refuse = (error: unknown) => setRefusal(purchaseMessage(t, failureText(t, error)))
  const choose = async (code: string) => {
    setWanted(code)
    setRefusal(null)
    try {
      const next = await savePayment(cart.id, code)
      if (next) onCart(next)
    } catch (error) {
      refuse(error)
    }
  }
  const order = async (event: FormEvent) => {
    event.preventDefault()
    if (isPlacing.current) return
    setAsked(true)
    setRefusal(null)
    if (missingConsents(agreements, given).length > 0 || !payment) return focusFirstError(form.current)
    isPlacing.current = true
    setLoading(true)
    try {
      if (payment !== saved) await savePayment(cart.id, payment)
      await onPlaced(await placeOrder(cart, givenAgreements(agreements, given)))
    } catch (error) {
      refuse(error)
      const next = await readCartAgain(cart.id).catch(() => null)
      if (next) onCart(next)
      if (error instanceof Error && isAboutTerms(error.message)) await askAnew()
      isPlacing.current = false
      setLoading(false)
    }
  }
  return { form, methods, free, payment, given, setGiven, isAsked, isLoading, refusal, choose, order }
}
