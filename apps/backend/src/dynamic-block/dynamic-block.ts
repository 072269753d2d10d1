export { saveDynamicBlocks } from './save-dynamic-blocks.ts'
export type { DynamicBlockDraft } from './types.ts'
