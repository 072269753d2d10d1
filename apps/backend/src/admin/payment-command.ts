import { listMethods, switchMethod } from '../payment/payment.ts'
import type { Command } from './commands.ts'
import { selectStoreId } from './queries.ts'
import type { CommandSetup } from './command-setup.ts'

type PaymentCommand = Extract<Command, { name: `payment ${string}` }>

/** Lists the payment methods, or turns one on or off; the exit code is 1 if it fails. */
export async function paymentCommand(
  command: PaymentCommand,
  { database, output }: Pick<CommandSetup, 'database' | 'output'>,
): Promise<number> {
  if (command.name === 'payment list') {
    for (const { store, code, provider, isActive, missing } of await listMethods(database.reader)) {
      const needs = missing.length === 0 ? '' : `  (needs ${missing.join(' and ')})`
      output.line(`${store}  ${code}  ${provider}  ${isActive ? 'on' : 'off'}${needs}`)
    }
    return 0
  }
  const { code, store } = command
  const storeId = await selectStoreId(database.reader, store)
  if (storeId === undefined) {
    output.error(`There is no store view "${store}".`)
    return 1
  }
  const isOn = command.name === 'payment on'
  const outcome = await database.transaction((tx) => switchMethod(tx, storeId, code, isOn))
  if (outcome === 'done') output.line(`${code} is ${isOn ? 'on' : 'off'} in ${store}.`)
  else output.error(refusal(outcome, code, store))
  return outcome === 'done' ? 0 : 1
}

function refusal(outcome: Exclude<Awaited<ReturnType<typeof switchMethod>>, 'done'>, code: string, store: string) {
  if (outcome === 'unknown') return `${store} has no payment method "${code}". See: payment list`
  if (outcome === 'provider')
    return `${code} has a payment provider and is turned on or off by its settings in the environment.`
  const steps = outcome.missing.map((path) => `  config set ${path} VALUE --store ${store}`)
  return [`${code} cannot be offered in ${store} without ${outcome.missing.join(' and ')}. First:`, ...steps].join('\n')
}
