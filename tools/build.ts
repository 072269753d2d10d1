// Builds the storefront when its sources have changed since the last build.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pluginFingerprint } from './plugin-sources.ts'
import { root, runCommand } from './processes.ts'

const sources = [
  'apps/storefront',
  'packages/plugin/src',
  'packages/rules/src',
  'packages/service/src',
  'package-lock.json',
]
const mark = 'apps/storefront/dist/.sources'

/** Builds the storefront if it is outdated; false if the build fails. */
export async function buildStorefront(): Promise<boolean> {
  const { LANGUAGES_DIR: languages = '' } = process.env
  const own =
    languages === '' ? [] : [path.resolve(root, languages, 'storefront')].filter((folder) => fs.existsSync(folder))
  const fingerprint = fingerprintOf([...sources, ...own]) + (await pluginFingerprint())
  const markFile = path.join(root, mark)
  if (fs.existsSync(markFile) && fs.readFileSync(markFile, 'utf8') === fingerprint) return true
  console.log('Building the storefront…')
  const code = await runCommand('npm', ['run', '--silent', 'build', '-w', 'apps/storefront'], {
    NODE_ENV: 'production',
  })
  if (code !== 0) return false
  fs.writeFileSync(markFile, fingerprint)
  return true
}

function fingerprintOf(places: string[]): string {
  const hash = createHash('sha256')
  for (const place of places)
    for (const file of filesBelow(place)) hash.update(file).update(fs.readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function filesBelow(place: string): string[] {
  if (fs.statSync(path.resolve(root, place)).isFile()) return [place]
  return fs
    .readdirSync(path.resolve(root, place), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(dist|node_modules|\.cache)\//.test(file) && !/\.(test|examples\.test)\.tsx?$/.test(file))
    .toSorted()
}

if (import.meta.main && fs.existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))
if (import.meta.main) process.exitCode = (await buildStorefront()) ? 0 : 1
