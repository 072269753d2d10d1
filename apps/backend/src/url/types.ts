const blogKinds = [
  'blog_index',
  'blog_category',
  'blog_post',
  'blog_tag',
  'blog_author',
  'blog_comment',
  'blog_archive',
] as const
export type BlogKind = (typeof blogKinds)[number]

export type RewriteEntity = 'product' | 'category' | 'page' | 'custom' | 'search' | BlogKind

/** `redirectCode` 0 shows the entity at this path; a custom rewrite with 0 shows its target without changing the URL. */
export interface Rewrite {
  storeId: number
  requestPath: string
  entity: RewriteEntity
  entityId: number | null
  redirectCode: number
  targetPath: string
}

/** The canonical path of an entity in a store view, without the URL suffix of products or categories. */
export interface RewriteDraft {
  storeId: number
  entity: Exclude<RewriteEntity, 'custom'>
  entityId: number
  path: string
}

/** Two entities that claim the same path. The one that has it keeps it. */
export interface RewriteConflict {
  draft: RewriteDraft
  requestPath: string
  takenBy: { entity: RewriteEntity; entityId: number | null }
  message: string
}

export interface RewriteReport {
  created: number
  changed: number
  unchanged: number
  redirects: number
  conflicts: RewriteConflict[]
}

/** Whether the entity belongs to the blog. */
export function isBlogKind(entity: RewriteEntity): entity is BlogKind {
  return (blogKinds as readonly string[]).includes(entity)
}
