import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import { missingConsents } from '#src/domains/consent/agreements.ts'
import { Consents } from '#src/domains/consent/consents.tsx'
import * as styles from '../step/step-form.module.css'
import { OrderLines } from '../summary/order-lines.tsx'
import * as own from './payment-step.module.css'
import { StepError } from '../step/step-error.tsx'
import { usePayment, type PaymentStepProps } from './use-payment.ts'

/** The payment step: payment methods, order review, consents and the order button. */
export function PaymentStep(props: PaymentStepProps) {
  const t = useT()
  const store = useStore()
  const { cart, agreements } = props
  const { form, ...step } = usePayment(props)
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={step.order}>
      <StepError refusal={step.refusal} />
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
      <Consents
        agreements={agreements}
        given={step.given}
        missing={step.showsErrors ? missingConsents(agreements, step.given) : []}
        onChange={step.setGiven}
      />
      <Button type="submit" size="large" isWide icon="lock" isLoading={step.isLoading}>
        {t('checkout.placeOrder')}
      </Button>
      <p className={own['note']}>{t('checkout.placeNote', { days: store.returnDays })}</p>
    </form>
  )
}
