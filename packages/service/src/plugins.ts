import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from '@bocian/plugin'
import { parseDocument } from 'yaml'
import { EnvironmentError } from './env.ts'
import { definitionFault } from './plugin-definition.ts'

/** A plugin that the shop's description names. */
export interface LoadedPlugin {
  plugin: Plugin
  /** Its position in the description. */
  index: number
  /** The name of its package, as in the description. */
  packageName: string
  /** The folder of its main file. */
  folder: string
  /** The variables of its account; undefined if none of them is set. */
  account: Readonly<Record<string, string>> | undefined
}

/** Why a plugin cannot be used, and its position in the description. */
export interface PluginFault {
  index: number
  text: string
}

export interface FoundPlugins {
  plugins: LoadedPlugin[]
  faults: PluginFault[]
}

/** The packages that a description names under `plugins`. What is no text is left to the check of the whole description. */
export function namedPlugins(description: string): string[] {
  const named: unknown = parseDocument(description, { prettyErrors: false }).get('plugins')
  const items =
    typeof named === 'object' && named !== null && 'toJSON' in named ? (named.toJSON as () => unknown)() : []
  return Array.isArray(items) ? items.map(String) : []
}

/** Loads the plugins of a description. Node finds their packages from the folder of the file, as it would for code there. */
export async function findPlugins(file: string, env: NodeJS.ProcessEnv = process.env): Promise<FoundPlugins> {
  const found: FoundPlugins = { plugins: [], faults: [] }
  for (const [index, packageName] of namedPlugins(fs.readFileSync(file, 'utf8')).entries()) {
    const read = await readPlugin({ file, index, packageName }, env)
    const twice = 'plugin' in read && found.plugins.find(({ plugin }) => plugin.name === read.plugin.name)
    if ('fault' in read) found.faults.push({ index, text: read.fault })
    else if (twice)
      found.faults.push({ index, text: `has the name "${twice.plugin.name}", as ${twice.packageName} has` })
    else found.plugins.push(read)
  }
  return found
}

/** The plugins of the description that SHOP_DESCRIPTION names; none if it is not set. Throws EnvironmentError if the file is missing. */
export async function findOwnPlugins(
  env: NodeJS.ProcessEnv = process.env,
): Promise<FoundPlugins & { names: string[] }> {
  const given = env['SHOP_DESCRIPTION'] ?? ''
  if (given === '') return { plugins: [], faults: [], names: [] }
  const file = path.resolve(given)
  if (!fs.existsSync(file)) throw new EnvironmentError(['SHOP_DESCRIPTION: there is no such file'])
  return { ...(await findPlugins(file, env)), names: namedPlugins(fs.readFileSync(file, 'utf8')) }
}

/** Throws EnvironmentError that names every plugin with a fault. */
export function refuseFaults({ names, faults }: { names: readonly string[]; faults: readonly PluginFault[] }): void {
  if (faults.length === 0) return
  throw new EnvironmentError(
    faults.map(({ index, text }) => `${names[index]}: ${text}`),
    'Plugins of the shop that cannot be used:',
  )
}

async function readPlugin(
  { file, index, packageName }: { file: string; index: number; packageName: string },
  env: NodeJS.ProcessEnv,
): Promise<LoadedPlugin | { fault: string }> {
  let main: string
  try {
    main = fs.realpathSync(createRequire(path.resolve(file)).resolve(packageName))
  } catch {
    return { fault: `is not installed for ${path.dirname(path.resolve(file))}: run npm install there` }
  }
  let given: unknown
  try {
    given = ((await import(/* @vite-ignore */ pathToFileURL(main).href)) as { default?: unknown }).default
  } catch (error) {
    return { fault: `fails when it is loaded: ${error instanceof Error ? error.message : String(error)}` }
  }
  const folder = path.dirname(main)
  const fault = definitionFault(given, folder)
  if (fault !== undefined) return { fault }
  const plugin = given as Plugin
  const names = plugin.environment ?? []
  const missing = names.filter((name) => !env[name])
  if (missing.length > 0 && missing.length < names.length)
    return { fault: `needs ${names.join(', ')}, of which ${missing.join(', ')} is not set` }
  const account = missing.length > 0 ? undefined : Object.fromEntries(names.map((name) => [name, env[name] ?? '']))
  return { plugin, index, packageName, folder, account }
}
