import { expect, it } from 'vitest'
import { importsIn, relatedTests } from './related-tests.ts'

it('finds what a file imports at run time, by its own path, an alias or a package', () => {
  const text = `
    import path from 'node:path'
    import type { Cart } from './types.ts'
    import {
      a,
      type B,
    } from '../order/order.ts'
    export { c } from './c.tsx'
    import './style.css'
    import texts from '#src/messages.json?part=first'
    import { sum } from '@bocian/rules/sum.ts'
    const load = () => import('./later.ts')`
  expect(importsIn('apps/backend/src/cart/cart.ts', text)).toEqual([
    'apps/backend/src/order/order.ts',
    'apps/backend/src/cart/c.tsx',
    'apps/backend/src/cart/style.css',
    'apps/backend/src/messages.json',
    'packages/rules/src/sum.ts',
    'apps/backend/src/cart/later.ts',
  ])
})

it('lists tests that import a change, the nearest first', () => {
  const imports = new Map([
    ['cart/price.ts', []],
    ['cart/cart.ts', ['cart/price.ts']],
    ['order/order.ts', ['cart/cart.ts']],
    ['cart/price.test.ts', ['cart/price.ts']],
    ['cart/other.test.ts', ['cart/unrelated.ts']],
    ['cart/whole.test.ts', ['order/order.ts']],
    ['order/near.test.ts', ['order/order.ts', 'cart/testing.ts']],
    ['order/far.test.ts', ['order/order.ts']],
    ['order/farther.test.ts', ['order/between.ts']],
    ['order/between.ts', ['order/order.ts']],
  ])
  expect(relatedTests(['cart/price.ts'], imports)).toEqual([
    'cart/price.test.ts',
    'cart/whole.test.ts',
    'order/near.test.ts',
    'order/far.test.ts',
    'order/farther.test.ts',
  ])
  expect(relatedTests(['order/far.test.ts'], imports)).toEqual(['order/far.test.ts'])
  expect(relatedTests(['docs/cart.md'], imports)).toEqual([])
})
