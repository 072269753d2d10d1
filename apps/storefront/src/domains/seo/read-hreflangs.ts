import type { HreflangsFragment } from '#src/platform/graphql/documents.gen.ts'
import type { SeoData } from './seo-data.ts'

/** The translations of a page, as its head names them. */
export const readHreflangs = (found: HreflangsFragment | null): SeoData['hreflangs'] =>
  (found?.items ?? []).flatMap((item) => (item?.code && item.url ? [{ code: item.code, url: item.url }] : []))
