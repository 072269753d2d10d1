const stringOrSpace = /("""[\s\S]*?"""|"(?:\\.|[^"\\])*")|#[^\n\r]*|[\s,]+/g
const spaceAtSign = / ?([{}()[\]:!=|@$]|\.\.\.) ?/g

/** Minifies a GraphQL document; strings stay unchanged. */
export function shrinkDocument(text: string): string {
  const quoted: string[] = []
  const bare = text.replace(stringOrSpace, (_found, string?: string) =>
    string === undefined ? ' ' : `"${quoted.push(string) - 1}"`,
  )
  return bare
    .replaceAll(spaceAtSign, '$1')
    .replaceAll(/ +/g, ' ')
    .trim()
    .replaceAll(/"(\d+)"/g, (_found, index: string) => quoted[Number(index)] ?? '')
}

/** A GET URL with a minified document and sorted parameters, so that equal queries have equal URLs. */
export function shrinkAddress(address: string): string {
  const [path = '', search = ''] = address.split('?', 2)
  const parts = new URLSearchParams(search)
  const document = parts.get('query')
  if (document) parts.set('query', shrinkDocument(document))
  parts.sort()
  return `${path}?${parts.toString()}`
}
