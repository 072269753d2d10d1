import { useState } from 'react'
import { failureText } from '#src/forms/failure-text.ts'
import { FormError } from '#src/forms/form-error.tsx'
import type { CheckoutCartFragment } from '#src/graphql/documents.gen.ts'
import { formatMoney } from '#src/i18n/money.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { saveDelivery } from './save-step.ts'
import styles from './contact-step.module.css'
import { chosenDelivery, deliveriesOf } from './deliveries.ts'

type Props = {
  readonly cart: CheckoutCartFragment
  readonly onCart: (cart: CheckoutCartFragment) => void
  readonly onDone: () => void
}

/** How it comes, the cheapest first and chosen; a choice is saved at once, so the sum beside it is right. */
export function DeliveryStep({ cart, onCart, onDone }: Props) {
  const t = useT()
  const store = useStore()
  const deliveries = deliveriesOf(cart)
  const saved = chosenDelivery(cart)
  const [wanted, setWanted] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isSaving = wanted !== null && wanted !== saved
  const choose = async (key: string) => {
    const delivery = deliveries.find((known) => known.key === key)
    if (!delivery) return
    setWanted(key)
    setRefusal(null)
    try {
      const next = await saveDelivery(cart.id, delivery.carrier, delivery.method)
      if (next) onCart(next)
    } catch (error) {
      setWanted(null)
      setRefusal(failureText(t, error))
    }
  }
  if (deliveries.length === 0) return <Notice tone="warning" title={t('checkout.noDelivery')} />
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (saved && !isSaving) onDone()
      }}
    >
      <FormError errors={[refusal]} />
      <Choice
        legend={t('checkout.step.delivery')}
        isLegendHidden
        name="delivery"
        error={isAsked && !saved && !isSaving ? t('forms.validation.required') : undefined}
        value={wanted ?? saved ?? undefined}
        options={deliveries.map((delivery) => ({
          value: delivery.key,
          label: delivery.title,
          detail: delivery.detail,
          aside: delivery.price.value ? formatMoney(store, delivery.price) : t('cart.deliveryFree'),
        }))}
        onChange={(key) => void choose(key)}
      />
      <Button type="submit" size="large" isWide isLoading={isSaving}>
        {t('checkout.toPayment')}
      </Button>
    </form>
  )
}
