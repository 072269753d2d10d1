export { cleanHtml } from './clean-html.ts'
export { saveBlocks, type BlockReport } from './save-blocks.ts'
export { findPage, type CmsPageView } from './pages.ts'
export type { BlockRow } from './queries.ts'
