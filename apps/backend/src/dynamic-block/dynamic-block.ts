export { deleteBlocks as removeDynamicBlocks, selectAll as storedDynamicBlocks } from './queries.ts'
export { saveDynamicBlocks } from './save-dynamic-blocks.ts'
export type { DynamicBlockDraft } from './types.ts'
