import {
  BlogSidebarDocument,
  type BlogSettingsFragment,
  type BlogSidebarQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'

/** Loads what is beside the posts, with as many recent and popular posts as the shop wants to show. */
export function loadSidebar(settings: BlogSettingsFragment, request: Request): Promise<BlogSidebarQuery> {
  const [recent, popular] = [settings.recent_posts_count ?? 0, settings.popular_posts_count ?? 0]
  const shown = {
    hasRecent: settings.recent_posts_enabled === true && recent > 0,
    hasPopular: settings.popular_posts_enabled === true && popular > 0,
  }
  return query(BlogSidebarDocument, { recent, popular, ...shown }, request)
}
