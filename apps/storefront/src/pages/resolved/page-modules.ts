import type { ComponentType } from 'react'
import type { SeoData } from '#src/domains/seo/seo-data.ts'
import type { PageKind, PageModule, PageSources, Resolved } from '#src/platform/url/page-kind.ts'

const loaded = new Map<PageKind, PageModule>()

/** Loads the module of a kind of page, once. */
export async function loadPageModule(kind: PageKind, sources: PageSources | undefined): Promise<PageModule> {
  const known = loaded.get(kind)
  if (known) return known
  // ROUTE-51 prescribes this wording.
  if (!sources) throw new Error('fetchRootComponent is not defined')
  const module = await sources[kind]()
  loaded.set(kind, module)
  return module
}

/** The component of a kind of page whose module has been loaded. */
export function pageComponent(kind: PageKind): ComponentType<{ readonly data: unknown }> | undefined {
  return loaded.get(kind)?.Page as ComponentType<{ readonly data: unknown }> | undefined
}

/** Loads, before hydration, the page module that the server has rendered. */
export async function preparePage(loaderData: unknown, sources: PageSources): Promise<void> {
  for (const data of Object.values(loaderData ?? {})) {
    if (isResolvedPage(data)) await loadPageModule(data.kind, sources)
  }
}

export type ResolvedPage = {
  readonly kind: PageKind
  readonly resolved: Resolved
  readonly data: unknown
  readonly seo: SeoData | null
}

/** Whether loaded data are those of the catch-all route. */
export function isResolvedPage(data: unknown): data is ResolvedPage {
  return typeof data === 'object' && data !== null && 'kind' in data && 'resolved' in data
}
