import { FormError } from '#src/ui/form/form-error.tsx'
import { errorText } from '#src/platform/forms/error-text.ts'
import { useSession } from '../session/session.ts'
import { useT, useStore } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { AddressFields } from './address-fields.tsx'
import * as styles from './contact-step.module.css'
import { useContactStep, type ContactStepProps } from './use-contact-step.ts'
import type { Section } from './use-contact.ts'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'

/** The first checkout step: email and addresses. */
export function ContactStep(props: ContactStepProps) {
  const t = useT()
  const { values, errors, form, refusal, isSaving, submit, ...contact } = useContactStep(props)
  const { rules } = props
  const { isSignedIn } = useSession()
  const isVirtual = props.cart.is_virtual
  const hasBilling = rules.hasBillingSection && !isVirtual
  const addressProps = (section: Section) => ({
    section,
    rules,
    values: values[section],
    errors: errors[section],
    onChange: contact.setAddress.bind(null, section),
    onLeave: contact.leaveAddress.bind(null, section),
  })
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      <FormError errors={[refusal]} />
      {isSignedIn ? null : <KnownCustomer />}
      <Field
        label={t('checkout.field.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        readOnly={isSignedIn}
        hint={t(isSignedIn ? 'checkout.emailOfAccount' : 'checkout.emailHint')}
        error={errorText(t, errors.email)}
        onChange={(event) => contact.setEmail(event.target.value)}
        onBlur={contact.leaveEmail}
      />
      <h3 className={styles['heading']}>{t(isVirtual ? 'checkout.invoiceAddress' : 'checkout.address')}</h3>
      <AddressFields {...addressProps('shipping')} />
      {hasBilling ? (
        <Checkbox
          name="same"
          checked={values.isBillingSame}
          onChange={(event) => contact.setBillingSame(event.target.checked)}
        >
          {t('checkout.sameBilling')}
        </Checkbox>
      ) : null}
      {!hasBilling || values.isBillingSame ? null : (
        <>
          <h3 className={styles['heading']}>{t('checkout.invoiceAddress')}</h3>
          <AddressFields {...addressProps('billing')} />
        </>
      )}
      <Button type="submit" size="large" isWide isLoading={isSaving}>
        {t(isVirtual ? 'checkout.toPayment' : 'checkout.toDelivery')}
      </Button>
    </form>
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
