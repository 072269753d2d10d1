import type { LayoutQuery } from '#src/graphql/documents.gen.ts'

const fallback = 'Polska'

/** The document title: the configured prefix, the page's own title, then the configured suffix, else the store's name. */
export function pageTitle(layout: LayoutQuery | undefined, title: string): string {
  const config = layout?.storeConfig
  const end = config?.title_suffix?.trim() || `– ${config?.store_name || fallback}`
  return [config?.title_prefix?.trim(), title, end].filter(Boolean).join(' ')
}
