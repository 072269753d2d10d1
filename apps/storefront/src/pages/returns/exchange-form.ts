import { requireValue } from '@bocian/rules/validators.ts'
import { anything, readForm, type FormOutcome } from '#src/platform/forms/form-outcome.ts'

const checks = { order: requireValue, item: requireValue, sku: requireValue, exchange: anything, quantity: anything }

interface ExchangeForm {
  readonly outcome: FormOutcome
  /** The uid of the order. */
  readonly order: string
  readonly request: { order_item_uid: string; exchange_uid: string | null; quantity: number; sku: string }
}

/** Reads the form of an exchange: the pieces and the wanted size. */
export function readExchangeForm(form: FormData): ExchangeForm {
  const outcome = readForm(form, checks)
  const { order = '', item = '', exchange = '', quantity = '', sku = '' } = outcome.values
  return {
    outcome,
    order,
    request: { order_item_uid: item, exchange_uid: exchange || null, quantity: Number(quantity), sku },
  }
}
