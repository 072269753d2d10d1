/** The metadata of a page for search engines, apart from title and description. */
export type SeoData = {
  readonly robots: string | null
  readonly canonical: string | null
  readonly hreflangs: readonly { readonly code: string; readonly url: string }[]
}
