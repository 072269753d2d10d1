import { expect, it } from 'vitest'
import { shortClassName } from './short-class-name.ts'

it('a class gets the same short name wherever the shop is built, and each its own', () => {
  const here = shortClassName('/home/one/storefront')
  const there = shortClassName('/srv/two')
  const name = here('card', '/home/one/storefront/src/ui/card.module.css')
  expect(name).toMatch(/^[a-z][\w-]{3}$/i)
  expect(there('card', '/srv/two/src/ui/card.module.css?used')).toBe(name)
  expect(here('title', '/home/one/storefront/src/ui/card.module.css')).not.toBe(name)
})

it('two classes that would get one name stop the build', () => {
  const nameOf = shortClassName('/')
  expect(() => {
    for (let number = 0; number < 100_000; number += 1) nameOf(`class${number}`, '/a.module.css')
  }).toThrow('rename one')
})
