import { message } from '#src/platform/messages.ts'
import type { AttributeView } from './types.ts'

/** Why a piece is returned, as the values of the attribute `reason`. Their texts are `return.reason.<value>`. */
export const returnReasons = [
  'too_small',
  'too_large',
  'not_as_described',
  'damaged',
  'wrong_item',
  'changed_mind',
  'other',
] as const

export type ReturnReason = (typeof returnReasons)[number]

/** The reason of an item: one that a buyer chose, or that it is exchanged for another size. */
export type ItemReason = ReturnReason | 'other_size'

export const reasonText = (locale: string, reason: ItemReason): string => message(locale, `return.reason.${reason}`)

/** The attributes of a returned item. */
export function returnAttributes(locale: string): AttributeView[] {
  const common = { entity: 'RMA_ITEM', isUnique: false, traits: {}, hasSwatches: false, rules: [] } as const
  return [
    {
      ...common,
      code: 'reason',
      label: message(locale, 'return.reason'),
      input: 'SELECT',
      isRequired: true,
      position: 0,
      options: returnReasons.map((value) => ({ uid: value, value, label: reasonText(locale, value) })),
      rules: [],
    },
    {
      ...common,
      code: 'bank_account',
      label: message(locale, 'return.bankAccount'),
      input: 'TEXT',
      isRequired: false,
      position: 1,
      options: [],
      rules: [],
    },
  ]
}
