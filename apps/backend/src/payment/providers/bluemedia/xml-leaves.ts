/** An element that contains only text. */
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
 * The texts of a small flat XML document in order. Deliberately not an XML parser, to rule out external entities. A document that
 * has declarations, or is longer than a bank's messages, has no leaves.
 */
export function readLeaves(xml: string): Leaf[] {
  if (xml.length > longest || /<!(?!\[CDATA\[)/.test(xml)) return []
  return [...xml.matchAll(element)].map(([, name = '', data, text = '']) => ({
    name,
    value: data ?? unescapeXml(text),
  }))
}
