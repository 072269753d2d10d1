import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { GiftCardPageDocument, GiftCardSettingsDocument } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { notFound } from '#src/url/not-found.ts'
import { GiftCardPage, type GiftCardContent } from './gift-card-page.tsx'

/** The shop's blocks about gift cards and the cards it sells; the page is there only where gift cards are. */
export async function loader({ request }: LoaderFunctionArgs): Promise<GiftCardContent> {
  const { storeConfig } = await query(GiftCardSettingsDocument, {}, request)
  const settings = storeConfig?.gift_card_pages
  if (!settings?.enabled) return notFound(request)
  const names = [settings.header_block, settings.main_content_block, settings.balance_block, settings.unlocking_block]
  const page = await query(GiftCardPageDocument, { blocks: names.filter(Boolean) }, request)
  const block = (name: string | null | undefined): string =>
    page.cmsBlocks?.items?.find((item) => item?.identifier === name)?.content ?? ''
  const [header = '', main = '', balance = '', unlocking = ''] = names.map(block)
  return { header, main, balance, unlocking, cards: page.products?.items ?? [] }
}

/** Gift cards. */
export function Component() {
  return <GiftCardPage content={useLoaderData<typeof loader>()} />
}
