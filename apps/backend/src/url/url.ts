export { saveRewrites } from './save-rewrites.ts'
export type { RewriteConflict, RewriteDraft, RewriteEntity, RewriteReport } from './types.ts'
