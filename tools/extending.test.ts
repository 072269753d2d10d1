import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { apiVersion, slotPlaces } from '../packages/plugin/src/plugin.ts'
import { root } from './processes.ts'

const page = fs.readFileSync(path.join(root, 'docs/extending.md'), 'utf8')
const example = path.join(root, 'examples/pay-later')

it('the files on the page about plugins are those of the example', () => {
  const shown = [...page.matchAll(/^`([\w.-]+)`:\n\n```\w+\n([^]*?)\n```$/gm)].map(([, file = '', text]) => [
    file,
    text,
  ])
  expect(shown.map(([file]) => file)).toContain('plugin.ts')
  const own = shown.map(([file = '']) => [file, fs.readFileSync(path.join(example, file), 'utf8').trimEnd()])
  expect(shown).toEqual(own)
})

it('the example uses the interface and nothing else of the repository', () => {
  const files = fs.globSync('*.{ts,tsx}', { cwd: example })
  const imports = files.flatMap((file) =>
    [...fs.readFileSync(path.join(example, file), 'utf8').matchAll(/(?:from|import) '([^']+)'/g)].map(
      ([, name]) => name,
    ),
  )
  expect(imports.filter((name) => name?.startsWith('.') !== true && name?.startsWith('node:') !== true)).toSatisfy(
    (names: string[]) => names.length > 0 && names.every((name) => name === '@bocian/plugin'),
  )
  expect(imports.filter((name) => name?.startsWith('..') === true)).toEqual([])
})

it('the page names the places and the version of the interface', () => {
  expect([...page.matchAll(/^\| `([\w.]+)`/gm)].map(([, place]) => place)).toEqual([...slotPlaces])
  expect(page).toContain(`It has version ${apiVersion}.`)
})
