/** An element that holds text alone. */
export interface Leaf {
  name: string
  value: string
}

const longest = 32_768

const escapes: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&${Object.entries(escapes).find(([, plain]) => plain === letter)?.[0]};`)

const unescapeXml = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_whole, name: string) => escapes[name] ?? '')

const element = /<(\w{1,64})>(?:<!\[CDATA\[([^\]]*)\]\]>|([^<]*))<\/\1>/g

/**
 * The texts of a small flat document in their order. No parser stands behind it that could be told to open a file or to
 * unfold entities: a document that declares anything, or that is longer than a bank's messages are, has no leaves.
 */
export function readLeaves(xml: string): Leaf[] {
  if (xml.length > longest || /<!(?!\[CDATA\[)/.test(xml)) return []
  return [...xml.matchAll(element)].map(([, name = '', data, text = '']) => ({
    name,
    value: data ?? unescapeXml(text),
  }))
}
