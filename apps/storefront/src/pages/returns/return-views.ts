import { notFound } from '#src/domains/cms/not-found.ts'
import { query } from '#src/platform/graphql/client.ts'
import { GetStoreConfigDataDocument } from '#src/platform/graphql/documents.gen.ts'
import { returnViews, type ReturnView } from '#src/domains/returns/guest-path.ts'

/** The view of returns with this name (AMB-33); undefined for an unknown name. */
export const returnViewOf = (name: string | undefined): ReturnView | undefined =>
  returnViews.find((known) => known === name)

/** Throws a 404 where the store view has no returns. If its settings cannot be loaded, the view's own data decides. */
export async function requireReturns(request: Request): Promise<void> {
  const areOff = await query(GetStoreConfigDataDocument, {}, request).then(
    ({ storeConfig }) => storeConfig?.customer_rma_page_status === false,
    () => false,
  )
  if (areOff) await notFound(request)
}

/** The number of a return's order: that of the return without its count. */
export const orderOfReturn = (number: string): string => number.replace(/-\d+$/, '')
