import type { AttributeDraft } from '../catalogue/catalogue.ts'
import { parseVariations } from './parse-attributes.ts'
import { attributeValues, splitValues, type AttributeInput } from './parse-products.ts'
import type { AttributeKind } from './queries.ts'
import type { Complaint, NumberedRow } from './types.ts'

/** Attributes that are lists of values in every shop. */
const knownLists =
  /^(size|colou?r|gender|age|brand|manufacturer|season|material|pattern|cdrl_(size|age|brand|season|gender))$/
const mostValues = 80
const longestValue = 40
const leastReuse = 3

interface Sight {
  uses: number
  values: Set<string>
  isShort: boolean
}

export interface FoundAttributes {
  inputs: Map<string, AttributeInput>
  /** What has to be saved: new attributes, and those that turn out to tell variants apart. */
  drafts: Map<string, AttributeDraft>
}

/**
 * Looks through the rows once to learn which attributes there are: lists of values are what variants differ by, what
 * is known as one, and what has few short values that come again and again; anything else is text.
 */
export async function scanAttributes(
  source: AsyncIterable<NumberedRow | Complaint>,
  existing: readonly AttributeKind[],
  onRow?: (numbered: NumberedRow) => void,
): Promise<FoundAttributes> {
  const sights = new Map<string, Sight>()
  const superAttributes = new Set<string>()
  const labels = new Map<string, string>()
  for await (const read of source) {
    if ('reason' in read) continue
    onRow?.(read)
    for (const { code, value } of attributeValues(read.row, new Map())) note(sights, code, value)
    for (const { values } of parseVariations(read.row['configurable_variations']))
      for (const { code, value } of values) {
        superAttributes.add(code)
        note(sights, code, value)
      }
    for (const part of (read.row['configurable_variation_labels'] ?? '').split(',')) {
      const [code = '', label = ''] = part.split('=')
      if (label.trim() !== '') labels.set(code.trim(), label.trim())
    }
  }
  return decide(sights, superAttributes, labels, new Map(existing.map((kind) => [kind.code, kind])))
}

function note(sights: Map<string, Sight>, code: string, value: string): void {
  if (value === '') return
  const sight = sights.get(code) ?? { uses: 0, values: new Set(), isShort: true }
  sights.set(code, sight)
  for (const part of splitValues({ code, value })) {
    sight.uses++
    if (part.value.length > longestValue) sight.isShort = false
    if (sight.values.size <= mostValues) sight.values.add(part.value)
  }
}

function decide(
  sights: Map<string, Sight>,
  superAttributes: Set<string>,
  labels: Map<string, string>,
  existing: Map<string, AttributeKind>,
): FoundAttributes {
  const inputs = new Map<string, AttributeInput>([...existing].map(([code, { input }]) => [code, input]))
  const drafts = new Map<string, AttributeDraft>()
  for (const [code, sight] of sights) {
    const known = existing.get(code)
    const isSuper = superAttributes.has(code)
    if (known !== undefined && !(isSuper && !(known.isConfigurable && known.input === 'select'))) continue
    const input = isSuper || isList(code, sight) ? 'select' : 'text'
    inputs.set(code, input)
    const label = labels.get(code) ?? labelOf(code)
    if (known === undefined)
      drafts.set(code, { code, input, isFilterable: input === 'select', isConfigurable: isSuper, label })
    else drafts.set(code, { code, input, isConfigurable: true, label: known.label })
  }
  return { inputs, drafts }
}

function isList(code: string, { uses, values, isShort }: Sight): boolean {
  if (!isShort) return false
  if (knownLists.test(code)) return true
  const isYesNo = [...values].every((value) => /^(yes|no|0|1)$/i.test(value))
  return !isYesNo && values.size <= mostValues && uses >= values.size * leastReuse
}

function labelOf(code: string): string {
  const words = code.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
