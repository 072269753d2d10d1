import type { ComponentType } from 'react'
import type { ResolvedFragment } from '../graphql/documents.gen.ts'

/** The server's resolution of a path. */
export type Resolved = ResolvedFragment

/** The kinds of page that share the catch-all route. */
export type PageKind = 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE' | 'BLOG_LIST' | 'BLOG_POST'

export type PageArguments = { readonly request: Request; readonly resolved: Resolved }

/** A page that the catch-all route shows after resolving the path. */
export type PageModule = {
  readonly loadPage: (args: PageArguments) => Promise<unknown>
  readonly Page: ComponentType<{ readonly data: never }>
}

/** Loads the module of each kind of page. */
export type PageSources = Readonly<Record<PageKind, () => Promise<PageModule>>>
