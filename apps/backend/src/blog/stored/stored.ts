export {
  deletePosts as removePosts,
  deleteUnusedTerms as removeUnusedTerms,
  selectAllPosts as storedPosts,
  selectAllTerms as storedTerms,
  selectCommented as commentedPosts,
  writeTerms as saveTerms,
  type StoredPost,
  type StoredTerm,
} from './stored-queries.ts'
