// Checks comments, test titles, docs and declared names against the table in docs/glossary.md, and prints findings as file:line.
// plain-english.exceptions.txt lists what files may still contain; `--prune` removes the lines that no longer apply.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { checkWording } from './check-wording.ts'
import { root } from './processes.ts'
import { readWordingRules } from './wording-rules.ts'

const checked = /\.(?:[cm]?[jt]s|tsx|css|graphql|md)$|^\.env\.example$/
/** Generated files, texts for shoppers, documents of other clients, and the table itself. */
const unchecked =
  /\.gen\.|^schema\.graphql$|\/messages\/|^apps\/backend\/(?:demo\/.*\.md|client-documents\/.*)$|^docs\/glossary\.md$/

const list = path.join(import.meta.dirname, 'plain-english.exceptions.txt')
const exceptions = new Set(fs.readFileSync(list, 'utf8').split('\n').filter(Boolean))
const used = new Set<string>()
const rules = readWordingRules(fs.readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'))

for (const file of listFiles().filter((name) => checked.test(name) && !unchecked.test(name))) {
  for (const { line, entry, instead } of checkWording(file, fs.readFileSync(path.join(root, file), 'utf8'), rules)) {
    const exception = `${file}: ${entry}`
    if (exceptions.has(exception)) {
      used.add(exception)
      continue
    }
    console.log(`${file}:${line}: not '${entry}' but: ${instead}`)
    process.exitCode = 1
  }
}
if (process.argv.includes('--prune')) fs.writeFileSync(list, [...used].map((line) => `${line}\n`).join(''))

/** Every file of the repository, also those that are not committed yet. */
function listFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n')
  return files.filter((file) => fs.existsSync(path.join(root, file)))
}
