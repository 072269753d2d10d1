import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#src/domains/session/session.ts'
import type { CheckoutCartFragment, KnownCustomerFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { privateRobots } from '#src/domains/seo/head-facts.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { AgentNotice } from '#src/domains/checkout/agent-notice.tsx'
import type { AddressRules } from '#src/domains/address/address-form.ts'
import { keepDraft, type Draft, type StepName } from '#src/domains/checkout/buyer/checkout-draft.ts'
import * as styles from './checkout-page.module.css'
import { CheckoutStep } from '#src/domains/checkout/step/checkout-step.tsx'
import type { Agreement } from '#src/domains/consent/agreements.ts'
import { contactOfCart, withAccountEmail } from '#src/domains/checkout/buyer/cart-contact.ts'
import type { ContactValues } from '#src/domains/checkout/buyer/contact-form.ts'
import { ContactStep } from '#src/domains/checkout/contact/contact-step.tsx'
import { DeliveryStep } from '#src/domains/checkout/delivery/delivery-step.tsx'
import { knownAddresses, knownContact } from '#src/domains/checkout/buyer/known-customer.ts'
import { OrderAside } from '#src/domains/checkout/summary/order-aside.tsx'
import { PaymentStep } from '#src/domains/checkout/payment/payment-step.tsx'
import { ContactSummary, DeliverySummary } from '#src/domains/checkout/summary/step-summaries.tsx'
import { usePendingOrder } from '#src/domains/checkout/placing/use-pending-order.ts'

type Props = {
  readonly cart: CheckoutCartFragment
  readonly draft: Draft | null
  readonly rules: AddressRules
  readonly country: string
  readonly customer: KnownCustomerFragment | null
  readonly agreements: readonly Agreement[]
  readonly agentMessage: string
}

/** The checkout on a single page: three steps with the order summary always visible. */
export function CheckoutPage({ cart: first, draft, rules, country, customer, agreements, agentMessage }: Props) {
  const t = useT()
  const checkout = useCheckout({ cart: first, draft, customer, country, rules })
  const { cart, step, contact, hasMoved } = checkout
  const notice = usePendingOrder()
  const [preview, setPreview] = useState<CheckoutCartFragment | null>(null)
  const steps: readonly StepName[] = cart.is_virtual ? ['contact', 'payment'] : ['contact', 'delivery', 'payment']
  const stepProps = (name: StepName) => {
    const place = steps.indexOf(name)
    const now = steps.indexOf(step)
    return {
      number: place + 1,
      title: t(`checkout.step.${name}`),
      state: place === now ? ('open' as const) : place < now ? ('done' as const) : ('waiting' as const),
      takesFocus: hasMoved,
      onEdit: () => checkout.open(name),
    }
  }
  return (
    <div className={styles['page']}>
      <PageHead title={t('checkout.title')} robots={privateRobots} />
      <h1 className={styles['title']}>{t('checkout.title')}</h1>
      <noscript>
        <Notice tone="warning" title={t('checkout.needsScript')} />
      </noscript>
      <AgentNotice message={agentMessage} />
      <div role="status">{notice ? <Notice tone="warning" title={notice} /> : null}</div>
      <OrderAside cart={preview ?? cart} />
      <div className={styles['steps']}>
        <CheckoutStep
          {...stepProps('contact')}
          summary={contact ? <ContactSummary values={contact} rules={rules} /> : null}
        >
          <ContactStep
            cart={cart}
            rules={rules}
            given={checkout.given}
            addresses={checkout.addresses}
            onSaved={(next, values) => checkout.saved(next, values, cart.is_virtual ? 'payment' : 'delivery')}
          />
        </CheckoutStep>
        {cart.is_virtual ? null : (
          <CheckoutStep {...stepProps('delivery')} summary={<DeliverySummary cart={cart} />}>
            <DeliveryStep
              cart={cart}
              contact={contact}
              rules={rules}
              onCart={checkout.setCart}
              onPreview={setPreview}
              onDone={() => checkout.open('payment')}
            />
          </CheckoutStep>
        )}
        <CheckoutStep {...stepProps('payment')}>
          <PaymentStep cart={cart} agreements={agreements} onCart={checkout.setCart} onPlaced={checkout.placed} />
        </CheckoutStep>
      </div>
    </div>
  )
}

/** The cart of the last response, the open step, and the entered data, which survives a reload. */
function useCheckout({ cart: first, draft, customer, country, rules }: Omit<Props, 'agreements' | 'agentMessage'>) {
  const addresses = knownAddresses(customer, rules)
  const known = knownContact(customer, addresses, country, first.is_virtual)
  const store = useStore()
  const navigate = useNavigate()
  const [cart, setCart] = useState(first)
  const [step, setStep] = useState<StepName>(() => (draft && canResume(first, draft.step) ? draft.step : 'contact'))
  const { isSignedIn } = useSession()
  const [typed, setContact] = useState<ContactValues | null>(() =>
    draft ? { ...known, ...draft.contact } : contactOfCart(first, known, rules),
  )
  const contact = typed && withAccountEmail(typed, cart, isSignedIn)
  const [hasMoved, setMoved] = useState(false)
  const open = (name: StepName) => {
    setMoved(true)
    setStep(name)
    if (contact) keepDraft(store, { contact, step: name })
  }
  const saved = (next: CheckoutCartFragment, values: ContactValues, then: StepName) => {
    setCart(next)
    setContact(values)
    keepDraft(store, { contact: values, step: then })
    setMoved(true)
    setStep(then)
  }
  const placed = async (path: string) => {
    await navigate(path, { replace: true })
  }
  return { cart, step, contact, given: contact ?? known, addresses, hasMoved, setCart, open, saved, placed }
}

function canResume(cart: CheckoutCartFragment, step: StepName): boolean {
  const address = cart.shipping_addresses[0]
  if (!cart.email) return false
  return step === 'payment' ? cart.is_virtual || Boolean(address?.selected_shipping_method) : Boolean(address)
}
