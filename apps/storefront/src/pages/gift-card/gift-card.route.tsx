import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { GiftCardPageDocument, GiftCardSettingsDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { submitCardForm, type CardOutcome } from './submit-card-form.ts'
import { GiftCardPage, type GiftCardContent } from './gift-card-page.tsx'

/** Loads the content blocks and the cards on sale; a 404 where the shop has no gift cards. */
export async function loader({ request }: LoaderFunctionArgs): Promise<GiftCardContent> {
  const { storeConfig } = await query(GiftCardSettingsDocument, {}, request)
  const settings = storeConfig?.gift_card_pages
  if (!settings?.enabled) return notFound(request)
  const names = [
    settings.header_block,
    settings.main_content_block,
    settings.balance_block,
    settings.unlocking_block,
    settings.email_delivery_agreement,
  ]
  const page = await query(GiftCardPageDocument, { blocks: names.filter(Boolean) }, request)
  const block = (name: string | null | undefined): readonly ContentElement[] =>
    page.cmsBlocks?.items?.find((item) => item?.identifier === name)?.content_elements ?? []
  const [header = [], main = [], balance = [], unlocking = [], agreement = []] = names.map(block)
  return { header, main, balance, unlocking, agreement, cards: page.products?.items ?? [] }
}

/** Handles the balance and activation forms. The code is only sent by POST and never in a URL. */
export async function action({ request }: ActionFunctionArgs) {
  const outcome = await submitCardForm(translatorOf(storeOf(request).locale), await request.formData(), request)
  return data<CardOutcome>(outcome, { status: outcome.card ? 200 : 422 })
}

/** The gift card page. */
export function Component() {
  return <GiftCardPage content={useLoaderData<typeof loader>()} outcome={useActionData<CardOutcome>()} />
}
