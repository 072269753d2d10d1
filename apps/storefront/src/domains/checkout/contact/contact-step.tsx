import { emailInput } from '#src/platform/forms/email-input.ts'
import { errorText } from '#src/platform/forms/error-text.ts'
import { useSession } from '#src/domains/session/session.ts'
import { useT, useStore } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { ContactAddress } from './contact-address.tsx'
import * as styles from '../step/step-form.module.css'
import { hasNewAddress } from '../buyer/known-customer.ts'
import { StepError } from '../step/step-error.tsx'
import { useContactStep, type ContactStepProps } from './use-contact-step.ts'
import type { Section } from './use-contact.ts'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'

/** The first checkout step: email and addresses. */
export function ContactStep(props: ContactStepProps) {
  const t = useT()
  const { form, refusal, isSaving, submit, ...contact } = useContactStep(props)
  const { values, errors, setFlags } = contact
  const { rules, addresses, cart } = props
  const { isSignedIn } = useSession()
  const isVirtual = cart.is_virtual
  const hasBilling = rules.hasBillingSection && !isVirtual
  const address = (section: Section, legend: string) => (
    <ContactAddress
      section={section}
      rules={rules}
      values={values[section]}
      errors={errors[section]}
      onChange={contact.setAddress.bind(null, section)}
      onLeave={contact.leaveAddress.bind(null, section)}
      addresses={addresses}
      legend={legend}
      onReplace={contact.replaceAddress.bind(null, section)}
    />
  )
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      <StepError refusal={refusal} />
      {isSignedIn ? null : <KnownCustomer />}
      <ContactEmail contact={contact} isOfAccount={isSignedIn} />
      <h3 className={styles['heading']}>{t(isVirtual ? 'checkout.invoiceAddress' : 'checkout.address')}</h3>
      {address('shipping', t(isVirtual ? 'checkout.saved.legendInvoice' : 'checkout.saved.legend'))}
      {hasBilling ? (
        <Checkbox
          name="same"
          checked={values.isBillingSame}
          onChange={(event) => setFlags({ isBillingSame: event.target.checked })}
        >
          {t('checkout.sameBilling')}
        </Checkbox>
      ) : null}
      {!hasBilling || values.isBillingSame ? null : (
        <>
          <h3 className={styles['heading']}>{t('checkout.invoiceAddress')}</h3>
          {address('billing', t('checkout.saved.legendInvoice'))}
        </>
      )}
      {isSignedIn && hasNewAddress(values, addresses) ? (
        <Checkbox
          name="save"
          checked={values.isSaved}
          onChange={(event) => setFlags({ isSaved: event.target.checked })}
        >
          {t('checkout.saved.keep')}
        </Checkbox>
      ) : null}
      <Button type="submit" size="large" isWide isLoading={isSaving}>
        {t(isVirtual ? 'checkout.toPayment' : 'checkout.toDelivery')}
      </Button>
    </form>
  )
}

type EmailProps = {
  readonly contact: Pick<ReturnType<typeof useContactStep>, 'values' | 'errors' | 'setEmail' | 'leaveEmail'>
  readonly isOfAccount: boolean
}

/** The guest's email, or that of the account, which cannot be changed here. */
function ContactEmail({ contact: { values, errors, setEmail, leaveEmail }, isOfAccount }: EmailProps) {
  const t = useT()
  return (
    <Field
      {...emailInput}
      label={t('checkout.email')}
      autoComplete="email"
      value={values.email}
      readOnly={isOfAccount}
      hint={t(isOfAccount ? 'checkout.emailOfAccount' : 'checkout.emailHint')}
      error={errorText(t, errors.email)}
      onChange={(event) => setEmail(event.target.value)}
      onBlur={leaveEmail}
    />
  )
}

/** A link to the sign-in page, which returns to the checkout. */
function KnownCustomer() {
  const t = useT()
  return (
    <p>
      {t('customer.create.known')}{' '}
      <ShopLink className={styles['signIn']} to={href(useStore(), '/checkout/sign-in/')}>
        {t('customer.signIn.submit')}
      </ShopLink>
    </p>
  )
}
