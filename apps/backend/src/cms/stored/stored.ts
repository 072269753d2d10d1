export { startPages } from './start-pages.ts'
export { removePages } from './remove-pages.ts'
export {
  deleteBlocks as removeBlocks,
  selectAllBlocks as storedBlocks,
  selectAllPages as storedPages,
} from './stored-queries.ts'
