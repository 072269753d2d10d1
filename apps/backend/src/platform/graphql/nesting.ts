/**
 * The texts of a GraphQL request are checked before they are parsed: the parsers are recursive, and deep nesting would overflow their
 * stack. Brackets in strings and comments do not nest, and do not close what is nested either.
 */

/** Strings of JSON. One that is not closed goes to the end. */
const jsonStrings = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|$)/gs
/** Comments, block strings and strings of GraphQL (https://spec.graphql.org/September2025/#sec-String-Value). */
const documentStrings =
  /#[^\n\r]*|"""[^"\\]*(?:(?:"{1,2}(?!")|\\(?:""")?)[^"\\]*)*(?:"""|$)|"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"?/g

/** Whether the body of a request, or one of the documents in it, is nested more deeply. */
export function isBodyDeeperThan(limit: number, body: string): boolean {
  if (isDeeperThan(limit, body.replaceAll(jsonStrings, ''))) return true
  const parsed = parseJson(body)
  if (parsed === undefined) return isDocumentDeeperThan(limit, body)
  return [parsed].flat().some((one) => isDocumentDeeperThan(limit, queryOf(one)))
}

/** Whether a document is nested more deeply. */
export function isDocumentDeeperThan(limit: number, document: string): boolean {
  return isDeeperThan(limit, document.replaceAll(documentStrings, ''))
}

function isDeeperThan(limit: number, text: string): boolean {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x7b || code === 0x5b || code === 0x28) {
      if (++depth > limit) return true
    } else if (code === 0x7d || code === 0x5d || code === 0x29) depth--
  }
  return false
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function queryOf(one: unknown): string {
  const query = typeof one === 'object' && one !== null && 'query' in one ? one.query : undefined
  return typeof query === 'string' ? query : ''
}
