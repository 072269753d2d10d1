import { readOptions, UsageError } from './usage-error.ts'

export type ShopCommand =
  | { name: 'shop export' | 'shop schema' | 'shop history' | 'shop undo' }
  | { name: 'shop check' | 'shop diff'; file: string }
  | { name: 'shop apply'; file: string; isDryRun: boolean }

export const shopHelp = `  shop export           The shop's description: stores, taxes, delivery, payment, settings; shop schema for editors
  shop check FILE       Finds faults of a description by line; shop diff FILE shows what it would change
  shop apply FILE [--dry-run]
                        Makes the shop like the description, all or nothing
  shop history          The last twenty changes by a description; shop undo takes the latest back`

/** Parses the arguments of `shop`; throws UsageError when they are invalid. */
export function parseShop(args: string[]): ShopCommand {
  const { values, positionals } = readOptions(args, { 'dry-run': { type: 'boolean', default: false } })
  const [what, file, ...more] = positionals
  const isDryRun = values['dry-run']
  if (more.length === 0 && file !== undefined) {
    if (what === 'apply') return { name: 'shop apply', file, isDryRun }
    if ((what === 'check' || what === 'diff') && !isDryRun) return { name: `shop ${what}`, file }
  }
  if (file === undefined && !isDryRun)
    if (what === 'export' || what === 'schema' || what === 'history' || what === 'undo') return { name: `shop ${what}` }
  throw new UsageError(
    'shop takes "export", "schema", "check FILE", "diff FILE", "apply FILE [--dry-run]", "history" or "undo".',
  )
}
