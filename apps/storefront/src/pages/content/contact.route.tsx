import { data, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { checkEmail, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { anything, hasFieldErrors, readForm, type FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { ContactPageDocument, ContactUsDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { ContactPage } from './contact-page.tsx'

const checks = {
  name: requireValue,
  email: (value: string) => requireValue(value) ?? checkEmail(value),
  telephone: anything,
  comment: requireValue,
}

/** A 404 where the shop has disabled the contact form. */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const { storeConfig } = await query(ContactPageDocument, {}, request)
  if (!storeConfig?.contact_enabled) await notFound(request)
  return null
}

/** Sends the message; field errors are shown beside the fields. */
export async function action({ request }: ActionFunctionArgs) {
  const outcome = readForm(await request.formData(), checks)
  if (hasFieldErrors(outcome)) return data<FormOutcome>(outcome, { status: 422 })
  const { name = '', email = '', telephone = '', comment = '' } = outcome.values
  try {
    await mutate(ContactUsDocument, { input: { name, email: normalizeEmail(email), telephone, comment } }, request)
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    const refusal = failureText(translatorOf(storeOf(request).locale), error)
    return data<FormOutcome>({ ...outcome, refusal }, { status: 422 })
  }
  return data<FormOutcome>({ errors: {}, values: { email }, isDone: true })
}

/** The contact page. */
export function Component() {
  return <ContactPage outcome={useActionData<FormOutcome>()} />
}
