import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { checkEmail, checkOrderNumber, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { anything, hasFieldErrors, readForm, type FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { ContactPageDocument, ContactUsDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { attachedFilesOf } from './attached-file.ts'
import { ContactPage, helpPages, type ContactPlaces } from './contact-page.tsx'

const checks = {
  name: requireValue,
  email: (value: string) => requireValue(value) ?? checkEmail(value),
  telephone: anything,
  topic: anything,
  order: (value: string) => (value === '' ? null : checkOrderNumber(value)),
  comment: requireValue,
}

/** The topics of messages and the help pages that the shop has; a 404 where it has disabled the contact form. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ContactPlaces> {
  const { storeConfig, delivery, returns, sizes, help } = await query(ContactPageDocument, {}, request)
  if (!storeConfig?.contact_enabled) await notFound(request)
  const found = { delivery, returns, 'size-guide': sizes, help }
  return {
    topics: storeConfig?.contact_topics ?? [],
    answers: helpPages.filter((name) => found[name]),
  }
}

/** Sends the message; field errors are shown beside the fields. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const outcome = readForm(form, checks)
  if (hasFieldErrors(outcome)) return data<FormOutcome>(outcome, { status: 422 })
  const { name = '', email = '', telephone = '', topic = '', order = '', comment = '' } = outcome.values
  const sent = { name, email: normalizeEmail(email), telephone, topic, order_number: order, comment }
  try {
    await mutate(ContactUsDocument, { input: { ...sent, attachments: attachedFilesOf(form) } }, request)
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    const refusal = failureText(translatorOf(storeOf(request).locale), error)
    return data<FormOutcome>({ ...outcome, refusal }, { status: 422 })
  }
  return data<FormOutcome>({ errors: {}, values: { email }, isDone: true })
}

/** The contact page. */
export function Component() {
  return <ContactPage {...useLoaderData<typeof loader>()} outcome={useActionData<FormOutcome>()} />
}
