const stringOrSpace = /("""[\s\S]*?"""|"(?:\\.|[^"\\])*")|#[^\n\r]*|[\s,]+/g
const spaceAtSign = / ?([{}()[\]:!=|@$]|\.\.\.) ?/g

/** The shortest text of a GraphQL document that means the same; what stands in quotes stays as it is. */
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

/** A GET address with its document shrunk and its parts in a fixed order, so that equal questions are equal addresses. */
export function shrinkAddress(address: string): string {
  const [path = '', search = ''] = address.split('?', 2)
  const parts = new URLSearchParams(search)
  const document = parts.get('query')
  if (document) parts.set('query', shrinkDocument(document))
  parts.sort()
  return `${path}?${parts.toString()}`
}
