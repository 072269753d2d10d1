const quotedText = /(?<=")[A-Za-z0-9+/]{2,}={0,2}(?=")/g
/** The version of a page's state is a hash of it, and the ids of rows are in it. */
const stateVersion = /(?<=\/page-state\?of=[^"]*v=)[\w-]+/g
/** A comment names its post by its id. */
const commentedPost = /(?<=data-draft="comment |name="post" value=")\d+/g
/** When a post was saved is not content, so files do not have it. */
const savedAt = /(?<="dateModified":")[^"]+(?=")/g

/**
 * A page without what may differ between two databases with the same content: when a post was saved, and the ids of rows, which a new
 * database counts in the order of their import. They are numbers in base64.
 */
export function comparable(page: string): string {
  return page
    .replaceAll(stateVersion, 'version')
    .replaceAll(commentedPost, 'row')
    .replaceAll(savedAt, 'a moment')
    .replaceAll(quotedText, (text) => (/^\d+$/.test(Buffer.from(text, 'base64').toString('latin1')) ? 'row' : text))
}
