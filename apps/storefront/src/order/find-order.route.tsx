import { data, redirect, useActionData, type ActionFunctionArgs } from 'react-router'
import { checkEmail, checkOrderNumber, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { hasFieldErrors, readForm, type FormOutcome } from '#src/forms/form-outcome.ts'
import { SentForm } from '#src/forms/sent-form.tsx'
import { failureText } from '#src/forms/failure-text.ts'
import { query } from '#src/graphql/client.ts'
import { FindOrderDocument } from '#src/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { translatorOf } from '#src/i18n/messages.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { href, storeOf } from '#src/i18n/store-view.ts'
import { PageHead } from '#src/seo/page-head.tsx'
import { OrderNameFields } from './order-name-fields.tsx'
import styles from './track-order.module.css'

const checks = {
  number: checkOrderNumber,
  email: (value: string) => requireValue(value) ?? checkEmail(value),
  lastname: requireValue,
}

/** Leads to the order that only its buyer can name. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const outcome = readForm(await request.formData(), checks)
  if (hasFieldErrors(outcome)) return data<FormOutcome>(outcome, { status: 422 })
  const { number = '', email = '', lastname = '' } = outcome.values
  try {
    const asked = { number, email: normalizeEmail(email), lastname }
    const { guestOrder } = await query(FindOrderDocument, asked, request, { policy: 'network-only' })
    return redirect(href(store, `/order/track/${guestOrder.token}`))
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    const refusal = failureText(translatorOf(store.locale), error)
    return data<FormOutcome>({ ...outcome, refusal }, { status: 422 })
  }
}

/** A guest names the order. */
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
