/** What search engines are told about a page beside its words. */
export type SeoData = {
  readonly robots: string | null
  readonly canonical: string | null
  readonly hreflangs: readonly { readonly code: string; readonly url: string }[]
}
