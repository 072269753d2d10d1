import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { routesFor } from '../src/boot/routes.ts'
import { messagePartsOf } from '../src/platform/hydration/message-parts.ts'
import { defaultStore } from '../src/platform/i18n/store-views.ts'
import { readFirstPage } from './first-page.ts'

type Module = {
  readonly imports: readonly string[]
  /** Those of the imports that load together with the texts of elements. */
  readonly elements: readonly string[]
  readonly keys: readonly string[]
}
/** Modules that load together with these parts of the catalogue. */
type Page = { readonly modules: readonly string[]; readonly parts: readonly string[] }

const source = join(import.meta.dirname, '../src')
const keys = Object.keys(JSON.parse(readFileSync(join(source, '../messages/en-GB.json'), 'utf8')) as object)
const { partOfMessage } = readFirstPage(source)

const modules = new Map(
  globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readModule(file, readFileSync(join(source, file), 'utf8'))] as const),
)
const ownPages = partsByModule(routesFor(defaultStore()))
const pages: Page[] = [
  ...[...ownPages].map(([module, parts]) => ({ modules: reachedFrom([module]), parts })),
  { modules: reachedFrom(['boot/client.tsx', 'server/server.ts'], ownPages), parts: [] },
]
/** The messages that show without the texts of elements. */
const plainKeys = new Set(
  reachedFrom(['boot/client.tsx', 'server/server.ts', ...ownPages.keys()], new Map(), ({ imports, elements }) =>
    imports.filter((path) => !elements.includes(path)),
  ).flatMap((file) => modules.get(file)?.keys ?? []),
)
const keysOf = new Map(
  pages.map((page) => [page, new Set(page.modules.flatMap((file) => modules.get(file)?.keys ?? []))]),
)

/** The modules and the messages in the code of a file. Of a key such as ``t(`order.${state}.title`)``, its fixed ends are known. */
function readModule(file: string, code: string): Module {
  const pathOf = (path: string): string =>
    path.startsWith('#src/') ? path.slice(5) : posix.join(posix.dirname(file), path)
  const paths = [
    ...code.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm),
    ...code.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g),
  ].map(([, path = '']) => path)
  const literals = new Set([...code.matchAll(/['"`](\w[\w-]*(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key))
  const ends = [...code.matchAll(/`(\w[\w-]*(?:\.[\w-]+)*\.)\$\{[^`}]*\}([\w.]*)`/g)]
  return {
    imports: paths.filter((path) => /^(#src|\.)/.test(path)).map(pathOf),
    elements: [...code.matchAll(/\blazyElement\(\s*async \(\) => \(await import\('([^']+)'\)\)/g)].map(
      ([, path = '']) => pathOf(path),
    ),
    keys: keys.filter(
      (key) =>
        literals.has(key) ||
        ends.some(([, start = '', end = '']) => key.startsWith(start) && key.endsWith(end) && key !== start + end),
    ),
  }
}

/** The page modules whose routes load parts of the catalogue, with these parts. */
function partsByModule(routes: readonly RouteObject[], found = new Map<string, string[]>()): Map<string, string[]> {
  for (const { id, handle, children = [] } of routes) {
    const parts = messagePartsOf([handle])
    if (parts.length > 0) found.set(/^src\/([^?]+)/.exec(id ?? '')?.[1] ?? '', parts)
    partsByModule(children, found)
  }
  return found
}

/** The modules that these import or load on demand, without those in `without`. */
function reachedFrom(
  entries: readonly string[],
  without: ReadonlyMap<string, unknown> = new Map(),
  importsOf = ({ imports }: Module): readonly string[] => imports,
): string[] {
  const reached = new Set<string>()
  const queue = [...entries]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file) || without.has(file)) continue
    reached.add(file)
    const module = modules.get(file)
    if (module) queue.push(...importsOf(module))
  }
  return [...reached]
}

it('finds the modules of all pages, and every message in one of them', () => {
  expect([...ownPages.keys()].filter((file) => !modules.has(file))).toEqual([])
  expect(pages.at(-1)?.modules).toEqual(expect.arrayContaining(['pages/product/product.route.tsx', 'ui/icon/icon.tsx']))
  expect(keys.filter((key) => ![...keysOf.values()].some((used) => used.has(key)))).toEqual([])
})

it('each message is in the part of the catalogue that loads with all pages that can show it, and with no others if there is one', () => {
  const faults = keys.flatMap((key) => {
    if (!plainKeys.has(key)) return partOfMessage(key) === 'elements' ? [] : [`${key} is not in elements`]
    const showing = pages.filter((page) => keysOf.get(page)?.has(key))
    const fitting = showing
      .map(({ parts }) => parts)
      .reduce((common, parts) => common.filter((part) => parts.includes(part)))
    const expected = fitting.length > 0 ? fitting : ['first', 'rest']
    const part = partOfMessage(key)
    return expected.includes(part) ? [] : [`${key} is in ${part} instead of ${expected.join(' or ')}`]
  })
  expect(faults, 'change the messageParts of a first-page.json').toEqual([])
})

it('each route loads only parts of the catalogue that its page can show', () => {
  const needless = [...ownPages].flatMap(([module, parts]) => {
    const used = [...(keysOf.get(pages.find(({ modules: [first] }) => first === module) ?? pages[0]!) ?? [])]
    return parts.filter((part) => !used.some((key) => partOfMessage(key) === part)).map((part) => `${module}: ${part}`)
  })
  expect(needless).toEqual([])
})
