import { transfersWithoutDetails } from '../payment/payment.ts'
import {
  knownSettings,
  readSetting,
  removeSetting,
  saveSettings,
  SettingError,
  settingsNow,
  type ConfigScope,
} from '../store/store.ts'
import { themeFaults } from '../store/theme/theme.ts'
import type { Writer } from '#src/platform/database.ts'
import type { Command } from './commands.ts'
import { selectStoreId } from './queries.ts'
import type { CommandSetup } from './command-setup.ts'

type ConfigCommand = Extract<Command, { name: `config ${string}` }>
type Setup = Pick<CommandSetup, 'database' | 'output'>

/** Settings whose values must not be printed to a terminal or a log. */
const isSecret = (path: string): boolean => /secret|password|token|api_key|private/.test(path)

/** Lists, sets or unsets a setting; the exit code is 1 if it fails. */
export async function configCommand(command: ConfigCommand, setup: Setup): Promise<number> {
  const { database, output } = setup
  const code = command.store ?? (command.name === 'config list' ? 'default' : undefined)
  const storeId = code === undefined ? null : await selectStoreId(database.reader, code)
  if (storeId === undefined) {
    output.error(`There is no store view "${code}".`)
    return 1
  }
  if (command.name === 'config list') return listSettings(storeId ?? 0, command.text, setup)
  const at: ConfigScope = storeId === null ? { scope: 'default', id: 0 } : { scope: 'view', id: storeId }
  try {
    output.line(await database.transaction((tx) => change(tx, at, command)))
    return 0
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof IncompleteTransfer)) throw error
    output.error(error.message)
    return 1
  }
}

/** The change would leave an active bank transfer without the settings it needs. */
class IncompleteTransfer extends Error {}

async function change(tx: Writer, at: ConfigScope, command: Exclude<ConfigCommand, { name: 'config list' }>) {
  const before = new Set((await transfersWithoutDetails(tx)).map(({ store }) => store))
  const { path } = command
  let isChanged = true
  if (command.name === 'config unset') isChanged = await removeSetting(tx, at, path)
  else await saveSettings(tx, at, { [path]: readSetting(path, command.value) })
  const [unreadable] = path.startsWith('design/theme/') ? themeFaults((await settingsNow(tx)).values()) : []
  if (unreadable !== undefined) {
    const { setting, reason, store } = unreadable
    throw new SettingError(`Setting "${setting}": ${reason} (store view ${store}).`)
  }
  const left = (await transfersWithoutDetails(tx)).filter(({ store }) => !before.has(store))
  if (left.length > 0)
    throw new IncompleteTransfer(
      left
        .map(
          ({ store, missing }) =>
            `Nothing was changed: ${store} offers bank transfers, which need ${missing.join(' and ')}. ` +
            `First: payment off banktransfer --store ${store}`,
        )
        .join('\n'),
    )
  return isChanged ? 'Saved.' : 'Nothing was set there.'
}

async function listSettings(storeId: number, text: string, { database, output }: Setup): Promise<number> {
  const own = (await settingsNow(database.reader)).get(storeId)
  for (const path of knownSettings().filter((known) => known.includes(text))) {
    const value = own?.settings[path]
    const isHidden = isSecret(path) && value !== ''
    output.line(`${path} = ${isHidden ? '(set, not shown)' : JSON.stringify(value)}`)
  }
  return 0
}
