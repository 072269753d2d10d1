import { groupMissing, missingNow, type Missing, type StoreMissing } from '../opening/opening.ts'
import { listMethods } from '../payment/payment.ts'
import type { Command } from './commands.ts'
import type { CommandSetup } from './command-setup.ts'

type ReadyCommand = Extract<Command, { name: 'ready' }>

/** What an operator should know although it does not keep a store from taking orders. */
interface Note {
  stores: string[]
  text: string
  steps: string[]
}

/** Lists what the store views lack before they may take orders; the exit code is 1 if anything is missing. */
export async function readyCommand({ stores, isJson }: ReadyCommand, setup: CommandSetup): Promise<number> {
  const { database, output } = setup
  const all = await missingNow(database)
  const unknown = stores.find((code) => !all.some(({ store }) => store === code))
  if (unknown !== undefined) {
    output.error(`There is no active store view "${unknown}".`)
    return 1
  }
  const { pluginFaults = [] } = setup
  const ofPlugins = pluginFaults.length === 0 ? {} : { pluginFaults }
  if (all.length === 0) {
    for (const fault of isJson ? [] : pluginFaults) output.error(pluginLine(fault))
    if (isJson) output.line(JSON.stringify({ ready: false, ...ofPlugins, stores: [], notes: [] }, null, 2))
    else
      output.error('There is no active store view yet. Describe the shop: npm run admin -- setup (docs/your-shop.md)')
    return 1
  }
  const wanted = all.filter(({ store }) => stores.length === 0 || stores.includes(store))
  const notes = await notesOn(setup, new Set(wanted.map(({ store }) => store)))
  const isReady = pluginFaults.length === 0 && wanted.every(({ missing }) => missing.length === 0)
  if (isJson) output.line(JSON.stringify({ ready: isReady, ...ofPlugins, stores: wanted.map(asJson), notes }, null, 2))
  else
    for (const line of [...pluginFaults.map(pluginLine), ...linesOf(wanted), ...notes.flatMap(noteLines)])
      output.line(line)
  return isReady ? 0 : 1
}

const pluginLine = (fault: string): string => `Not ready, so the shop does not start: the plugin ${fault}`

const asJson = ({ store, missing }: StoreMissing) => ({
  store,
  ready: missing.length === 0,
  missing: missing.map(({ code, reason, steps }) => ({
    code,
    reason,
    steps: steps.map((step) => named(step, [store])),
  })),
})

function linesOf(stores: readonly StoreMissing[]): string[] {
  const ready = stores.filter(({ missing }) => missing.length === 0).map(({ store }) => store)
  const groups = groupMissing(stores)
  return [
    ...(ready.length === 0 ? [] : [`Ready for orders: ${ready.join(', ')}`]),
    ...groups.flatMap((group) => [
      `Not ready, so no orders are taken: ${group.stores.join(', ')}`,
      ...group.missing.flatMap((one) => missingLines(one, group.stores)),
    ]),
    ...(groups.length === 0
      ? []
      : [
          'Each step is the end of: npm run admin -- STEP. Settings apply to all store views; --store CODE limits them to one.',
        ]),
  ]
}

const missingLines = ({ reason, steps }: Missing, stores: readonly string[]): string[] => [
  `  - ${reason}`,
  ...steps.map((step) => `      ${named(step, stores)}`),
]

const noteLines = ({ stores, text, steps }: Note): string[] => [
  `Note on ${stores.join(', ')}: ${text}`,
  ...steps.map((step) => `      ${named(step, stores)}`),
]

/** Fills in the store view's code if there is only one. */
const named = (step: string, stores: readonly string[]): string =>
  stores.length === 1 ? step.replace(/\bSTORE\b/, stores[0] ?? '') : step

async function notesOn({ database }: CommandSetup, stores: ReadonlySet<string>): Promise<Note[]> {
  const kept = (await listMethods(database.reader)).filter(
    ({ store, isOnByDefault }) => isOnByDefault && stores.has(store),
  )
  const byCode = Map.groupBy(kept, ({ code }) => code)
  const methods = [...byCode].map(([code, rows]) => ({
    stores: rows.map(({ store }) => store),
    text: `${code} is on because it was on by default in earlier versions. Keep it or turn it off:`,
    steps: [`payment on ${code} --store STORE`, `payment off ${code} --store STORE`],
  }))
  if (database.services.hasMailServer !== false) return methods
  const text = 'SMTP_URL is not set, so emails are stored and not sent, also the confirmations of orders.'
  return [...methods, { stores: [...stores], text, steps: [] }]
}
