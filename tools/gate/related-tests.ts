import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../processes.ts'

/** Per file the files that it imports. All paths are relative to the root, with slashes. */
export type Imports = ReadonlyMap<string, readonly string[]>

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/**
 * The tests that import a changed file, directly or through others, those that most likely notice a fault first: changed tests, tests
 * in the folder of a changed file, tests that import something from it, then those that are the fewest imports away.
 */
export function relatedTests(changed: readonly string[], imports: Imports): string[] {
  const folders = new Set(changed.map((file) => path.posix.dirname(file)))
  const isNear = (file: string): boolean => folders.has(path.posix.dirname(file))
  const rankOf = (test: string): number => {
    if (changed.includes(test)) return 0
    if (isNear(test)) return 1
    return imports.get(test)?.some(isNear) === true ? 2 : 3
  }
  return [...importersOf(changed, imports)]
    .flatMap(([file, steps]) => (isTest(file) ? [{ file, steps, rank: rankOf(file) }] : []))
    .toSorted((a, b) => a.rank - b.rank || a.steps - b.steps || (a.file < b.file ? -1 : 1))
    .map(({ file }) => file)
}

/** The files and all that import them, each with the least number of imports in between. */
function importersOf(files: readonly string[], imports: Imports): Map<string, number> {
  const importers = new Map<string, string[]>()
  for (const [importer, imported] of imports)
    for (const file of imported) importers.set(file, [...(importers.get(file) ?? []), importer])
  const steps = new Map(files.map((file) => [file, 0]))
  for (const [file, count] of steps)
    for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, count + 1)
  return steps
}

/** What a file imports at run time. Packages of npm are omitted. */
export function importsIn(file: string, text: string): string[] {
  const specifiers = [...text.matchAll(statement)].map(([, from, alone]) => from ?? alone ?? '')
  return specifiers.flatMap((specifier) => {
    const [name = ''] = specifier.split('?')
    const [, domain, inside = ''] = /^#(src|demo)\/(.*)$/.exec(name) ?? []
    const [, ownPackage, inPackage = ''] = /^@bocian\/(\w+)\/(.*)$/.exec(name) ?? []
    if (domain !== undefined) return [path.posix.join(...file.split('/').slice(0, 2), domain, inside)]
    if (ownPackage !== undefined) return [path.posix.join('packages', ownPackage, 'src', inPackage)]
    return name.startsWith('.') ? [path.posix.join(path.posix.dirname(file), name)] : []
  })
}

/** Imports and exports from another file, except of types alone; then imports without names and dynamic ones. */
const statement = /\b(?:import|export)\s+(?!type\b)[\w\s{},*$]+?\bfrom\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g

/** The imports of all files of the repository. */
export function allImports(): Imports {
  const files = fs.globSync('{apps,packages,tools,e2e}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  })
  return new Map(files.map((file) => [file, importsIn(file, fs.readFileSync(path.join(root, file), 'utf8'))]))
}

/** The files that differ from the last commit, new ones included. */
export function changedFiles(): string[] {
  const git = (...args: string[]): string => execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' })
  const names = git('diff', '--name-only', 'HEAD') + git('ls-files', '--others', '--exclude-standard')
  return names.split('\0').filter((name) => name !== '')
}
