import type { ComponentType } from 'react'
import type { ResolveUrlQuery } from '#src/graphql/documents.gen.ts'
import type { SeoData } from '#src/seo/seo-data.ts'

export type Resolved = NonNullable<ResolveUrlQuery['route']>
export type PageKind = 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE' | 'BLOG_LIST' | 'BLOG_POST'
export type PageArguments = { readonly request: Request; readonly resolved: Resolved }

/** A page that the catch-all shows once it knows what a path is. */
export type PageModule = {
  readonly loadPage: (args: PageArguments) => Promise<unknown>
  readonly Page: ComponentType<{ readonly data: never }>
}

type Sources = Readonly<Record<PageKind, () => Promise<PageModule>>>

const loaded = new Map<PageKind, PageModule>()
let sources: Sources | undefined

/** The route table says where the modules of the kinds of page are. */
export function setPageSources(given: Sources): void {
  sources = given
}

/** Loads the module of a kind of page, once. */
export async function loadPageModule(kind: PageKind): Promise<PageModule> {
  const known = loaded.get(kind)
  if (known) return known
  if (!sources) throw new Error('fetchRootComponent is not defined')
  const module = await sources[kind]()
  loaded.set(kind, module)
  return module
}

/** The component of a kind of page that was loaded before. */
export function pageComponent(kind: PageKind): ComponentType<{ readonly data: unknown }> | undefined {
  return loaded.get(kind)?.Page as ComponentType<{ readonly data: unknown }> | undefined
}

/** Before hydration: loads the module that the server rendered. */
export async function preparePage(loaderData: unknown): Promise<void> {
  for (const data of Object.values(loaderData ?? {})) {
    if (isResolvedPage(data)) await loadPageModule(data.kind)
  }
}

export type ResolvedPage = {
  readonly kind: PageKind
  readonly resolved: Resolved
  readonly data: unknown
  readonly seo: SeoData | null
}

function isResolvedPage(data: unknown): data is ResolvedPage {
  return typeof data === 'object' && data !== null && 'kind' in data && 'resolved' in data
}
