/**
 * The first parts of the paths that the shop itself serves, and words that commands and clients use in place of a store view. A store
 * view with such a code would hide pages at `/CODE`. Paths with a hyphen are not among them, because a code has none.
 */
const ownPaths = new Set(
  (
    'account admin all anonymizer api assets blog bluepayment cart checkout club communications contact customer default demo ' +
    'graphql health icons loyalty maintenance media newsletter offline order preview productalert returns robots search shops sw ' +
    'uikit url wishlist withdrawal'
  ).split(' '),
)

/** Whether the shop itself serves paths that begin with this part. */
export const isOwnPath = (firstPart: string): boolean => ownPaths.has(firstPart)
