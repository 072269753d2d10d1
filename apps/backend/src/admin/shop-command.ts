import fs from 'node:fs'
import path from 'node:path'
import {
  applyDescription,
  describeShop,
  latestChanges,
  readDescription,
  renderDescription,
  renderSchema,
  undoChange,
  type Applied,
  type FaultOfLine,
} from '../shop-description/shop-description.ts'
import { pluginsOfFile, withPlugins } from '../start/open-plugins.ts'
import type { CommandSetup } from './command-setup.ts'
import type { ShopCommand } from './parse-shop.ts'

/** Exports, checks, compares or applies a description of the shop; the exit code is 1 if it fails. */
export async function shopCommand(command: ShopCommand, setup: CommandSetup): Promise<number> {
  const { database, output } = setup
  switch (command.name) {
    case 'shop export':
      output.line(
        renderDescription({ ...(await describeShop(database.reader)), plugins: packagesOf(database) }).trimEnd(),
      )
      return 0
    case 'shop schema':
      output.line(renderSchema().trimEnd())
      return 0
    case 'shop history':
      return listChanges(setup)
    case 'shop undo':
      return undo(setup)
    default:
      return withFile(command, setup)
  }
}

type FileCommand = Extract<ShopCommand, { file: string }>

async function withFile(command: FileCommand, { database, output, folder }: CommandSetup): Promise<number> {
  const file = path.resolve(folder, command.file)
  if (fs.statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
    output.error(`The file ${command.file} does not exist.`)
    return 1
  }
  const { plugins, faults } = await pluginsOfFile(file)
  const read = readDescription(
    fs.readFileSync(file, 'utf8'),
    faults.map(({ index, text }) => ({ path: ['plugins', index], text })),
  )
  const refuse = (faults: readonly FaultOfLine[]): number => {
    for (const { line, text } of faults) output.error(`${command.file}:${line}: ${text}`)
    output.error(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing was changed.`)
    return 1
  }
  if ('faults' in read) return refuse(read.faults)
  const isSaved = command.name === 'shop apply' && !command.isDryRun
  const applied = await applyDescription(withPlugins(database, plugins), read.description, {
    now: new Date(),
    isDryRun: !isSaved,
  })
  if ('faults' in applied) return refuse(read.locate(applied.faults))
  if (command.name === 'shop check') output.line('The description has no faults.')
  else report(applied, isSaved, output)
  if (isSaved && packagesOf(database).join() !== plugins.map(({ packageName }) => packageName).join())
    output.line('The plugins are others now. Start the shop again with SHOP_DESCRIPTION set to this file.')
  return 0
}

const packagesOf = ({ services }: Pick<CommandSetup['database'], 'services'>): string[] =>
  (services.plugins ?? []).map(({ packageName }) => packageName)

function report(
  { changes, addedStores }: Exclude<Applied, { faults: unknown }>,
  isSaved: boolean,
  output: CommandSetup['output'],
) {
  for (const change of changes) output.line(change)
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`
  if (changes.length === 0) output.line('The shop is like this already.')
  else output.line(isSaved ? `${count}, saved. To take them back: shop undo` : `${count}; nothing was saved.`)
  if (isSaved && addedStores.length > 0)
    output.line(`Now import products and pages for ${addedStores.join(', ')}, then: ready ${addedStores.join(' ')}`)
}

async function undo({ database, output }: CommandSetup): Promise<number> {
  const applied = await undoChange(database, new Date())
  if (applied === undefined) {
    output.error('There is no change to take back.')
    return 1
  }
  if ('faults' in applied) {
    for (const { path: place, text } of applied.faults) output.error(`${place.join('.')}: ${text}`)
    return 1
  }
  report(applied, true, output)
  return 0
}

async function listChanges({ database, output }: CommandSetup): Promise<number> {
  for (const { at, changes } of await latestChanges(database.reader, 20)) {
    output.line(at.toISOString())
    for (const change of changes) output.line(`  ${change}`)
  }
  return 0
}
