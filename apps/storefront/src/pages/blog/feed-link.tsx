import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'

/** Tells feed readers where the blog's feed is. React moves it into the document's head. */
export function FeedLink({ title }: { readonly title: string }) {
  return <link rel="alternate" type="application/rss+xml" title={title} href={href(useStore(), '/blog/rss/feed')} />
}
