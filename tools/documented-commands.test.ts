import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseCommand } from '../apps/backend/src/admin/commands.ts'
import { readSetting } from '../apps/backend/src/store/store.ts'
import { root } from './processes.ts'

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
const documents = ['*.md', 'docs/*.md', 'bench/*.md'].flatMap((pattern) => fs.globSync(pattern, { cwd: root }))

interface Documented {
  document: string
  text: string
  words: string[]
}

/** The commands of a document: lines of its code blocks, and code between backquotes in its sentences. */
function commandsIn(document: string): Documented[] {
  const parts = read(document).split(/^```.*\n/m)
  const lines = parts.flatMap((part, index) =>
    index % 2 === 1
      ? part.split('\n').flatMap((line) => /^(?:\$ )?((?:npm|npx|node) .+)$/.exec(line)?.[1] ?? [])
      : [...part.matchAll(/`((?:npm|npx|node) [^`]+)`/g)].map(([, code = '']) => code.replaceAll(/\s+/g, ' ')),
  )
  return lines.map((text) => ({ document, text, words: wordsOf(text.replace(/^npm run -s /, 'npm run ')) }))
}

/** The words that a shell passes on, without the explanation beside the command. */
function wordsOf(text: string): string[] {
  const [command = ''] = text.split(/ {2,}| #| > | \| /)
  return [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  )
}

const commands = documents.flatMap(commandsIn)
const named = (found: readonly Documented[]) =>
  found.map(({ document, text, words }) => [`${document}: ${text}`, words] as const)
const isAdmin = ({ words }: Documented): boolean => words.slice(0, 4).join(' ').startsWith('npm run admin --')
/** The scripts of the repository or, with `-w FOLDER`, of one of its packages. */
function scriptsFor(words: readonly string[]): string[] {
  const [folder = '.'] = words.includes('-w') ? words.slice(words.indexOf('-w') + 1) : []
  return Object.keys((JSON.parse(read(path.join(folder, 'package.json'))) as { scripts: object }).scripts)
}

/** `setup` alone asks a person for the answers. */
const asks = ({ words }: Documented): boolean => words.slice(4).join(' ') === 'setup'

/** npm's own commands that the documents name. */
const npmItself = new Set(['ci', 'install'])

/** The sources of a script of `package.json`, which name its options. */
const sourcesOf = (script: string): string =>
  [`tools/${script}.ts`, ...fs.globSync(`${script}/*.ts`, { cwd: root })]
    .filter((file) => fs.existsSync(path.join(root, file)))
    .map(read)
    .join('\n')

describe('the commands of the documents', () => {
  it('that write into a file keep npm’s own lines out of it', () => {
    const written = commands.filter(({ text }) => /^npm run .* > /.test(text))
    expect(written.length).toBeGreaterThan(2)
    expect(written.filter(({ text }) => !text.startsWith('npm run -s ')).map(({ text }) => text)).toEqual([])
  })

  it('are found', () => expect(commands.length).toBeGreaterThan(80))

  it.each(named(commands.filter(({ words: [program] }) => program === 'npm')))('%s: npm knows it', (_text, words) => {
    const [, first = '', second = ''] = words
    const script = first === 'run' ? second : first
    expect([...scriptsFor(words), ...npmItself]).toContain(script)
    const options = words.slice(words.indexOf('--') + 1).filter((word) => word.startsWith('--'))
    if (script === 'admin' || npmItself.has(script) || !words.includes('--')) return
    for (const option of options) expect(sourcesOf(script)).toContain(option.replace('--', ''))
  })

  it.each(named(commands.filter((one) => isAdmin(one) && one.words.length > 4 && !asks(one))))(
    '%s: the admin command can be read',
    (_text, words) => {
      const command = parseCommand(words.slice(4))
      if (command.name === 'config set') readSetting(command.path, command.value)
    },
  )

  it.each(named(commands.filter(({ words: [program] }) => program !== 'npm')))(
    '%s: its files exist',
    (_text, words) => {
      const [program, tool = ''] = words
      const files = words.filter((word) => /^[\w./-]+\.m?[jt]s$/.test(word))
      for (const file of files) expect(fs.existsSync(path.join(root, file)), file).toBe(true)
      if (program === 'npx') expect(fs.existsSync(path.join(root, 'node_modules/.bin', tool)), tool).toBe(true)
    },
  )
})

describe('the installation', () => {
  interface Package {
    os?: string[]
    cpu?: string[]
    optionalDependencies?: Record<string, string>
    dependencies?: Record<string, string>
  }
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }
  const platforms = [
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'arm64'],
    ['darwin', 'x64'],
    ['win32', 'x64'],
  ] as const
  /** The entry of a package that another one installs, as Node finds it. */
  const entryOf = (from: string, name: string): Package | undefined => {
    for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
      const found = packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`]
      if (found !== undefined || place === '') return found
      if (!place.includes('/node_modules/')) return packages[`node_modules/${name}`]
    }
  }
  const fits = (one: Package, os: string, cpu: string): boolean =>
    one.os?.includes(os) === true && (one.cpu === undefined || one.cpu.includes(cpu))

  it.each(platforms)('has what every package with parts for platforms needs on %s %s', (os, cpu) => {
    const families = Object.entries(packages).flatMap(([place, { os: own, optionalDependencies = {} }]) => {
      if (own !== undefined) return []
      const members = Object.keys(optionalDependencies).map((name) => ({ name, entry: entryOf(place, name) }))
      expect(members.filter(({ entry }) => entry === undefined).map(({ name }) => `${place}: ${name}`)).toEqual([])
      const parts = members.flatMap(({ entry }) => (entry?.os === undefined ? [] : [entry]))
      return parts.some((part) => fits(part, 'linux', 'x64')) ? [{ place, parts }] : []
    })
    expect(families.length).toBeGreaterThan(5)
    const lacking = families.filter(({ parts }) => !parts.some((part) => fits(part, os, cpu))).map(({ place }) => place)
    expect(lacking).toEqual([])
  })

  it.each(['package.json', ...fs.globSync('{apps,packages}/*/package.json', { cwd: root })])(
    'the scripts of %s are for every shell',
    (file) => {
      const { scripts: own = {} } = JSON.parse(read(file)) as { scripts?: Record<string, string> }
      const odd = Object.entries(own).filter(([, script]) => !/^[\w./ :@-]+( && [\w./ :@-]+)*$/.test(script))
      expect(odd).toEqual([])
    },
  )
})
