import { Suspense } from 'react'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Arrival } from '#src/domains/cart/delivery/arrival.tsx'
import { ChosenPlace } from './chosen-place.tsx'
import * as styles from '../step/step-form.module.css'
import type { Delivery } from '../cart/deliveries.ts'
import { StepError } from '../step/step-error.tsx'
import { useDelivery, type DeliveryStepProps } from './use-delivery.ts'

const PickupChooser = lazyOnRender(async () => (await import('./pickup-chooser.tsx')).PickupChooser)

/**
 * The delivery step. Home delivery is saved as soon as it is chosen, so that the total is right; pickup is saved once a pickup
 * point is chosen.
 */
export function DeliveryStep(props: DeliveryStepProps) {
  const t = useT()
  const { form, deliveries, current, place, needsPlace, ...step } = useDelivery(props)
  if (deliveries.length === 0) return <Notice tone="warning" title={t('checkout.noDelivery')} />
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void step.submit(event)}>
      <StepError refusal={step.refusal} />
      <Choice
        legend={t('checkout.step.delivery')}
        isLegendHidden
        name="delivery"
        error={step.showsErrors && !current ? t('forms.validation.required') : undefined}
        value={current?.key}
        options={deliveries.map((delivery) => ({
          value: delivery.key,
          label: delivery.title,
          detail: <DeliveryDetail delivery={delivery} />,
          aside: <Price delivery={delivery} />,
        }))}
        onChange={(key) => void step.choose(key)}
      />
      {place ? <ChosenPlace place={place} takesFocus={step.hasMoved} onChange={step.change} /> : null}
      {needsPlace && current?.network ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <PickupChooser
            key={current.key}
            network={current.network}
            address={step.address}
            picked={step.picked}
            takesFocus={step.hasMoved}
            isSaving={step.isSaving}
            error={step.showsErrors && !step.picked ? t('forms.server.pickupMissing') : undefined}
            onPick={step.pick}
            onCollect={() => void step.collect()}
          />
        </Suspense>
      ) : null}
      <Button type="submit" size="large" isWide isLoading={step.isSaving}>
        {t('checkout.toPayment')}
      </Button>
    </form>
  )
}

function DeliveryDetail({ delivery }: { readonly delivery: Delivery }) {
  const t = useT()
  const store = useStore()
  const { detail, freeFrom } = delivery
  return (
    <>
      {detail}
      {freeFrom ? ` · ${t('checkout.freeFrom', { amount: formatMoney(store, freeFrom) })}` : null}
      <Arrival delivery={delivery} />
    </>
  )
}

function Price({ delivery }: { readonly delivery: Delivery }) {
  const t = useT()
  const store = useStore()
  return delivery.price.value ? formatMoney(store, delivery.price) : t('cart.deliveryFree')
}
