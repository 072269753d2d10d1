import { data as withStatus } from 'react-router'
import { NoPageDocument } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'

/** What a page that does not exist shows: the store's own block, when it has one. */
export type NotFoundData = { readonly html: string }

/** Throws the answer 404 with the store's block for it. That the block cannot be had is no reason to answer anything else. */
export async function notFound(request: Request): Promise<never> {
  const html = await query(NoPageDocument, {}, request).then(
    ({ cmsBlocks }) => cmsBlocks?.items?.[0]?.content ?? '',
    () => '',
  )
  throw withStatus<NotFoundData>({ html }, { status: 404 })
}
