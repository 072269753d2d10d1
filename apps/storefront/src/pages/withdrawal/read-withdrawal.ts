import { checkEmail, checkMaximumLength, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { readForm, type FormOutcome } from '#src/platform/forms/form-outcome.ts'
import type { WithdrawalInput } from '#src/platform/graphql/documents.gen.ts'

export type ChosenItem = { readonly name: string; readonly quantity: number | null }

const checks = {
  name: (value: string) => requireValue(value) ?? checkMaximumLength(value, 100),
  number: (value: string) => requireValue(value) ?? checkMaximumLength(value, 40),
  email: (value: string) => requireValue(value) ?? checkEmail(value),
  scope: () => null,
  goods: () => null,
}

/**
 * Reads the form of either step. The chosen items are in the value `items` as JSON, so that the second step can post them again.
 * Choosing single items and naming none is an error of the field `goods`.
 */
export function readWithdrawal(form: FormData): FormOutcome {
  const { values, errors } = readForm(form, checks)
  const again = form.get('items')
  const items = typeof again === 'string' ? parseItems(again) : readItems(form, values)
  const missing = values['scope'] === 'some' && items.length === 0 ? requireValue('') : null
  return {
    values: { ...values, items: JSON.stringify(items) },
    errors: { ...errors, ...(missing ? { goods: missing } : {}) },
  }
}

function readItems(form: FormData, { scope, goods = '' }: FormOutcome['values']): ChosenItem[] {
  if (scope !== 'some') return []
  const ticked = [...form.entries()].flatMap(([field, name]) => {
    const id = /^item-(.+)$/.exec(field)?.[1]
    return id === undefined || typeof name !== 'string'
      ? []
      : [{ name, quantity: Number(form.get(`quantity-${id}`)) || 1 }]
  })
  const named = goods.split('\n').map((line) => line.trim())
  return [...ticked, ...named.filter(Boolean).map((name) => ({ name, quantity: null }))]
}

/** The chosen items of a form that was read. */
export const itemsOf = ({ values }: Pick<FormOutcome, 'values'>): ChosenItem[] => parseItems(values['items'] ?? '[]')

/** No items if the field was changed by hand. */
function parseItems(text: string): ChosenItem[] {
  try {
    const items: unknown = JSON.parse(text)
    return Array.isArray(items) ? (items as ChosenItem[]) : []
  } catch {
    return []
  }
}

/** The input of the API for a valid form. */
export function inputOf(outcome: FormOutcome, token: string | undefined): WithdrawalInput {
  const { name = '', number = '', email = '' } = outcome.values
  return {
    name,
    email: normalizeEmail(email),
    order_number: number,
    order_token: token ?? null,
    items: itemsOf(outcome),
  }
}
