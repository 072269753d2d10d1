import { data as withStatus } from 'react-router'
import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'

/** The data of the 404 page: the elements that the shop shows there, none if there are none. */
export type NotFoundData = { readonly elements: readonly ContentElement[] }

/** Throws a 404 response with the content of the shop. If that cannot be loaded, the response is still a 404. */
export async function notFound(request: Request): Promise<never> {
  const elements = await import('./no-page.ts').then(({ loadNoPage }) => loadNoPage(request)).catch(() => [])
  throw withStatus<NotFoundData>({ elements }, { status: 404 })
}
