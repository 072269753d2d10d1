import type { AttributeDraft } from '#src/catalogue/save/save.ts'
import { parseVariations } from '../parse/parse-attributes.ts'
import { attributeValues, splitValues, type AttributeInput } from '../products/parse-products.ts'
import type { AttributeKind } from '../queries.ts'
import type { Complaint, NumberedRow } from '../types.ts'

/** Attributes that always have a list of values. */
const knownLists =
  /^(size|colou?r|gender|age|brand|manufacturer|season|material|pattern|cdrl_(size|age|brand|season|gender))$/
const mostValues = 80
const longestValue = 40
const leastReuse = 3

interface AttributeUsage {
  uses: number
  values: Set<string>
  isShort: boolean
}

export interface FoundAttributes {
  inputs: Map<string, AttributeInput>
  /** The attributes to save: new ones, and existing ones by which variants of the file differ. */
  drafts: Map<string, AttributeDraft>
}

/**
 * Scans the rows for attributes. An attribute has a list of values if variants differ by it, if it already has such a list, or if
 * it has few short values that repeat. Any other attribute is a text.
 */
export async function scanAttributes(
  source: AsyncIterable<NumberedRow | Complaint>,
  existing: readonly AttributeKind[],
  onRow?: (numbered: NumberedRow) => void,
): Promise<FoundAttributes> {
  const usages = new Map<string, AttributeUsage>()
  const superAttributes = new Set<string>()
  const labels = new Map<string, string>()
  for await (const read of source) {
    if ('reason' in read) continue
    onRow?.(read)
    for (const { code, value } of attributeValues(read.row, new Map())) note(usages, code, value)
    for (const { values } of parseVariations(read.row['configurable_variations']))
      for (const { code, value } of values) {
        superAttributes.add(code)
        note(usages, code, value)
      }
    for (const part of (read.row['configurable_variation_labels'] ?? '').split(',')) {
      const [code = '', label = ''] = part.split('=')
      if (label.trim() !== '') labels.set(code.trim(), label.trim())
    }
  }
  return decide(usages, superAttributes, labels, new Map(existing.map((kind) => [kind.code, kind])))
}

function note(usages: Map<string, AttributeUsage>, code: string, value: string): void {
  if (value === '') return
  const usage = usages.get(code) ?? { uses: 0, values: new Set(), isShort: true }
  usages.set(code, usage)
  for (const part of splitValues({ code, value })) {
    usage.uses++
    if (part.value.length > longestValue) usage.isShort = false
    if (usage.values.size <= mostValues) usage.values.add(part.value)
  }
}

function decide(
  usages: Map<string, AttributeUsage>,
  superAttributes: Set<string>,
  labels: Map<string, string>,
  existing: Map<string, AttributeKind>,
): FoundAttributes {
  const inputs = new Map<string, AttributeInput>([...existing].map(([code, { input }]) => [code, input]))
  const drafts = new Map<string, AttributeDraft>()
  for (const [code, usage] of usages) {
    const known = existing.get(code)
    const isSuper = superAttributes.has(code)
    if (known !== undefined && !(isSuper && !(known.isConfigurable && known.input === 'select'))) continue
    const input = isSuper || isList(code, usage) ? 'select' : 'text'
    inputs.set(code, input)
    const label = labels.get(code) ?? labelOf(code)
    if (known === undefined)
      drafts.set(code, { code, input, isFilterable: input === 'select', isConfigurable: isSuper, label })
    else drafts.set(code, { code, input, isConfigurable: true, label: known.label })
  }
  return { inputs, drafts }
}

function isList(code: string, { uses, values, isShort }: AttributeUsage): boolean {
  if (!isShort) return false
  if (knownLists.test(code)) return true
  const isYesNo = [...values].every((value) => /^(yes|no|0|1)$/i.test(value))
  return !isYesNo && values.size <= mostValues && uses >= values.size * leastReuse
}

function labelOf(code: string): string {
  const words = code.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
