import fs from 'node:fs'
import path from 'node:path'
import { root } from './processes.ts'

const sources = [
  'apps',
  'packages',
  'tools',
  'package.json',
  'package-lock.json',
  'schema.graphql',
  'tsconfig.base.json',
]
const notCopied = new Set(['node_modules', 'dist', '.cache'])

/** Copies the sources to an empty folder, so that a test can change and build them. The packages are the same. */
export function copySources(copy: string): void {
  for (const name of sources)
    fs.cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !notCopied.has(path.basename(file)),
    })
  // npm makes a folder of its own only for an app whose packages differ from those of all.
  for (const place of ['.', 'apps/backend', 'apps/storefront']) {
    const packages = path.join(root, place, 'node_modules')
    if (fs.existsSync(packages)) fs.symlinkSync(packages, path.join(copy, place, 'node_modules'))
  }
}
