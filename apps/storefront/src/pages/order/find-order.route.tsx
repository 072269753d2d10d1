import { data, redirect, useActionData, type ActionFunctionArgs } from 'react-router'
import { checkEmail, checkOrderNumber, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { hasFieldErrors, readForm, type FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { SentForm } from '#src/ui/form/sent-form.tsx'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { query } from '#src/platform/graphql/client.ts'
import { FindOrderDocument } from '#src/platform/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { OrderNameFields } from '#src/domains/order/order-name-fields.tsx'
import * as styles from '#src/domains/order/track-order.module.css'

const checks = {
  number: checkOrderNumber,
  email: (value: string) => requireValue(value) ?? checkEmail(value),
  lastname: requireValue,
}

/** Finds an order by details that only its buyer knows, and redirects to it. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const outcome = readForm(await request.formData(), checks)
  if (hasFieldErrors(outcome)) return data<FormOutcome>(outcome, { status: 422 })
  const { number = '', email = '', lastname = '' } = outcome.values
  try {
    const variables = { number, email: normalizeEmail(email), lastname }
    const { guestOrder } = await query(FindOrderDocument, variables, request, { policy: 'network-only' })
    return redirect(href(store, `/order/track/${guestOrder.token}`))
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    const refusal = failureText(translatorOf(store.locale), error)
    return data<FormOutcome>({ ...outcome, refusal }, { status: 422 })
  }
}

/** The form with which a guest finds an order. */
export function Component() {
  const t = useT()
  const outcome = useActionData<FormOutcome>()
  return (
    <div className={styles['page']}>
      <PageHead title={t('order.track.title')} robots="NONE" />
      <h1 className={styles['title']}>{t('order.track.title')}</h1>
      <p className={styles['intro']}>{t('order.track.intro')}</p>
      <SentForm outcome={outcome} submit={t('order.track.find')}>
        <OrderNameFields outcome={outcome} />
      </SentForm>
    </div>
  )
}
