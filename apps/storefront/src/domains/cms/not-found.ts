import { data as withStatus } from 'react-router'
import { NoPageDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'

/** The data of the 404 page: the HTML of the store's block for this page, empty if there is none. */
export type NotFoundData = { readonly html: string }

/** Throws a 404 response with the store's block. If the block cannot be loaded, the response is still a 404. */
export async function notFound(request: Request): Promise<never> {
  const html = await query(NoPageDocument, {}, request).then(
    ({ cmsBlocks }) => cmsBlocks?.items?.[0]?.content ?? '',
    () => '',
  )
  throw withStatus<NotFoundData>({ html }, { status: 404 })
}
