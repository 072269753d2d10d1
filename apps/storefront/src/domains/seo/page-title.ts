import type { StoreConfigDataFragment } from '#src/platform/graphql/documents.gen.ts'

const fallback = 'Polska'

type Titles = Partial<Pick<StoreConfigDataFragment, 'title_prefix' | 'title_separator' | 'title_suffix' | 'store_name'>>

/** The document title: prefix, the page's title, then the suffix, or separator and store name if there is no suffix. */
export function pageTitle(layout: { readonly storeConfig?: Titles | null } | undefined, title: string): string {
  const config = layout?.storeConfig
  const suffix = config?.title_suffix?.trim()
  const name = config?.store_name || fallback
  if (!title.trim()) return name
  return [config?.title_prefix?.trim(), title.trim(), suffix || `${config?.title_separator || '–'} ${name}`]
    .filter(Boolean)
    .join(' ')
}
