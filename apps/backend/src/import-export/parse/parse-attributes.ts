/** One `code=value` pair of a cell. */
export interface AttributeValue {
  code: string
  value: string
}

const nextItem = /,(?="?[A-Za-z][A-Za-z0-9_]*=)/

/**
 * Parses `size=M,material=Wool|Cotton,note="with, commas"`. A comma belongs to the value unless another `code=` follows.
 * A value or a whole item may be quoted, with doubled quotes inside. An item without a code is unreadable.
 */
export function parseAttributes(cell: string | undefined, onUnreadable?: (item: string) => void): AttributeValue[] {
  let rest = (cell ?? '').trim()
  const values: AttributeValue[] = []
  while (rest !== '') {
    const [item, after] = rest.startsWith('"') ? readQuotedItem(rest) : readItem(rest)
    const value = splitItem(item)
    if (value !== undefined) values.push(value)
    else if (item.trim() !== '') onUnreadable?.(item.trim())
    rest = after
  }
  return values
}

function readItem(text: string): [string, string] {
  const opening = /^[A-Za-z][A-Za-z0-9_]*="/.exec(text)
  if (opening !== null) {
    const end = closingQuote(text, opening[0].length)
    if (end !== undefined) return [text.slice(0, end + 1), text.slice(end + 1).replace(/^\s*,\s*/, '')]
  }
  const cut = nextItem.exec(text)
  return cut === null ? [text, ''] : [text.slice(0, cut.index), text.slice(cut.index + 1).trimStart()]
}

function readQuotedItem(text: string): [string, string] {
  const end = closingQuote(text, 1)
  if (end === undefined) return [text.slice(1), '']
  return [text.slice(1, end).replaceAll('""', '"'), text.slice(end + 1).replace(/^\s*,\s*/, '')]
}

/** The position of the closing quote; undefined if no separator follows it. */
function closingQuote(text: string, from: number): number | undefined {
  let index = from
  while (index < text.length) {
    if (text[index] !== '"') index++
    else if (text[index + 1] === '"') index += 2
    else return /^\s*(,|$)/.test(text.slice(index + 1)) ? index : undefined
  }
  return undefined
}

function splitItem(item: string): AttributeValue | undefined {
  const middle = item.indexOf('=')
  // Magento's codes are in lower case.
  const code = item.slice(0, Math.max(middle, 0)).trim().toLowerCase()
  if (!/^[a-z][a-z0-9_]{0,59}$/.test(code)) return undefined
  const value = item.slice(middle + 1).trim()
  const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"')
  return { code, value: isQuoted ? value.slice(1, -1).replaceAll('""', '"') : value }
}

/** A variant as listed in the row of its parent. */
export interface Variation {
  sku: string
  values: AttributeValue[]
}

/** Parses `sku=A,size=S,color=Red|sku=B,…`, also with spaces, capitals, and the SKU in another place. */
export function parseVariations(cell: string | undefined, onUnreadable?: (item: string) => void): Variation[] {
  const items = (cell ?? '').split(/\|\s*(?=[A-Za-z][A-Za-z0-9_]*\s*=)/)
  return items.flatMap((written) => {
    const item = written.replace(/[\s|]+$/, '').replaceAll(/,\s+(?=[A-Za-z][A-Za-z0-9_]*\s*=)/g, ',')
    const values = parseAttributes(item.replaceAll(/(^|,)([A-Za-z][A-Za-z0-9_]*)\s+=/g, '$1$2='))
    const sku = values.find((value) => value.code === 'sku')?.value ?? ''
    if (sku === '' && item.trim() !== '') onUnreadable?.(item.trim())
    return sku === '' ? [] : [{ sku, values: values.filter((value) => value.code !== 'sku') }]
  })
}
