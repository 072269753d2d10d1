import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { GiftCardPageDocument, GiftCardSettingsDocument } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { translatorOf } from '#src/i18n/messages.ts'
import { storeOf } from '#src/i18n/store-view.ts'
import { notFound } from '#src/url/not-found.ts'
import { askCard, type CardOutcome } from './ask-card.ts'
import { GiftCardPage, type GiftCardContent } from './gift-card-page.tsx'

/** The shop's blocks about gift cards and the cards it sells; the page is there only where gift cards are. */
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
  const block = (name: string | null | undefined): string =>
    page.cmsBlocks?.items?.find((item) => item?.identifier === name)?.content ?? ''
  const [header = '', main = '', balance = '', unlocking = '', agreement = ''] = names.map(block)
  return { header, main, balance, unlocking, agreement, cards: page.products?.items ?? [] }
}

/** Asks for a balance or opens a card; the code is only ever sent, never part of an address. */
export async function action({ request }: ActionFunctionArgs) {
  const outcome = await askCard(translatorOf(storeOf(request).locale), await request.formData(), request)
  return data<CardOutcome>(outcome, { status: outcome.card ? 200 : 422 })
}

/** Gift cards. */
export function Component() {
  return <GiftCardPage content={useLoaderData<typeof loader>()} outcome={useActionData<CardOutcome>()} />
}
