export type RewriteEntity = 'product' | 'category' | 'page' | 'custom'

export interface Rewrite {
  storeId: number
  requestPath: string
  entity: RewriteEntity
  entityId: number | null
  redirectCode: number
  targetPath: string
}

/** The one path under which a product or category is found in a store view, without the suffix of its kind. */
export interface RewriteDraft {
  storeId: number
  entity: 'product' | 'category'
  entityId: number
  path: string
}

/** Two things that want the same path: the one that has it keeps it. */
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
