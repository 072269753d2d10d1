export { saveRewrites } from './save-rewrites.ts'
export { route } from './route.ts'
export type { RewriteConflict, RewriteDraft, RewriteEntity, RewriteReport } from './types.ts'
