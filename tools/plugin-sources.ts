// Tells whether the plugins of the shop have changed since the storefront was built with them.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { findOwnPlugins } from '../packages/service/src/plugins.ts'

/** A hash of the plugins that SHOP_DESCRIPTION names and of their files; empty without plugins. */
export async function pluginFingerprint(): Promise<string> {
  const { names, plugins } = await findOwnPlugins()
  if (names.length === 0) return ''
  const hash = createHash('sha256').update(names.join('\n'))
  for (const { folder } of plugins)
    for (const file of filesBelow(folder)) hash.update(file).update(fs.readFileSync(path.join(folder, file)))
  return hash.digest('hex')
}

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)node_modules\//.test(file))
    .toSorted()
