import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { nameOf, shortClassName } from './short-class-name.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const sheet = 'src/pages/product/add-button.module.css'

it('gives a class the same unique short name wherever the shop is built', async () => {
  const copy = await mkdtemp(path.join(tmpdir(), 'classes-'))
  await cp(path.join(root, 'src'), path.join(copy, 'src'), {
    recursive: true,
    filter: (file) => !path.extname(file) || file.endsWith('.css'),
  })
  const here = shortClassName(root)
  const there = shortClassName(copy)
  const name = here('button', path.join(root, sheet))
  expect(name).toMatch(/^[b-z][b-z\d]{1,2}$/i)
  expect(there('button', `${path.join(copy, sheet)}?used`)).toBe(name)
  expect(here('box', path.join(root, sheet))).not.toBe(name)
})

it('turns numbers into unique names without vowels', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => nameOf(index))
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => /[aeiouy]/i.test(name) || !/^[a-z]/i.test(name))).toEqual([])
  expect(nameOf(1500)).toHaveLength(2)
})

it('fails the build when two hashed names collide', () => {
  const scopedName = shortClassName(root)
  expect(scopedName('unheard', '/a.module.css')).toHaveLength(4)
  expect(() => {
    for (let number = 0; number < 100_000; number += 1) scopedName(`class${number}`, '/a.module.css')
  }).toThrow('rename one')
})
