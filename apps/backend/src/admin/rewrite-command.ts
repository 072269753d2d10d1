import { isHonoured, listRewrites, removeRewrite, saveCustomRewrites, type ListedRewrite } from '../url/url.ts'
import type { Command } from './commands.ts'
import { selectStoreId } from './queries.ts'
import type { CommandSetup } from './command-setup.ts'

type RewriteCommand = Extract<Command, { name: `rewrite ${string}` }>

/** Lists, adds or removes URL rewrites; the exit code is 1 if it fails. */
export async function rewriteCommand(command: RewriteCommand, { database, output }: CommandSetup): Promise<number> {
  const storeId = command.store === undefined ? null : await selectStoreId(database.reader, command.store)
  if (storeId === undefined) {
    output.error(`There is no store view "${command.store}".`)
    return 1
  }
  if (command.name === 'rewrite list' || storeId === null) {
    const text = command.name === 'rewrite list' ? command.text : ''
    for (const rewrite of await listRewrites(database.reader, command.store, text)) output.line(describe(rewrite))
    return 0
  }
  if (command.name === 'rewrite remove') {
    const isRemoved = await database.transaction((tx) => removeRewrite(tx, storeId, command.from))
    if (isRemoved) output.line('Removed.')
    else output.error(`There is no rewrite at "${command.from}".`)
    return isRemoved ? 0 : 1
  }
  const { from, to, code } = command
  const report = await database.transaction((tx) => saveCustomRewrites(tx, [{ storeId, from, to, code }]))
  for (const { reason } of report.refused) output.error(`refused: ${reason}`)
  for (const { reason } of report.warnings) output.line(`warning: ${reason}`)
  if (report.refused.length > 0) return 1
  output.line(report.unchanged > 0 ? 'It stands already.' : 'Saved.')
  return 0
}

function describe({ store, requestPath, targetPath, redirectCode, entity }: ListedRewrite): string {
  const note = redirectCode === 0 || isHonoured(redirectCode) ? '' : '  (not followed)'
  const maker = entity === 'custom' ? '' : `  (${entity} renamed)`
  return `${store}  ${redirectCode}  /${requestPath} → ${/^https?:/.test(targetPath) ? '' : '/'}${targetPath}${note}${maker}`
}
