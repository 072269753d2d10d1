import type { RouteObject } from 'react-router'
import { expect, it, vi } from 'vitest'
import { matcherOf } from './matched-routes.server.ts'

const routes = [{ path: '/', children: [{ path: 'blog/:post' }, { path: 'cart' }] }] satisfies RouteObject[]

/** Routes that note each time when they are matched again. */
function watched(): { readonly match: ReturnType<typeof matcherOf>; readonly asked: () => number } {
  const read = vi.fn<() => RouteObject | undefined>(() => routes[0])
  const table = Object.defineProperty([] as RouteObject[], 0, { get: read, enumerable: true })
  return { match: matcherOf(table), asked: () => read.mock.calls.length }
}

it('matches a path once, also one that no route matches', () => {
  const { match, asked } = watched()
  const first = match('/blog/wool')
  expect(first?.at(-1)?.params).toEqual({ post: 'wool' })
  expect(match('/nothing/at/all')).toBeNull()
  const before = asked()
  expect(match('/blog/wool')).toBe(first)
  expect(match('/nothing/at/all')).toBeNull()
  expect(asked()).toBe(before)
})

it('keeps the last two hundred paths, and none that is very long', () => {
  const { match, asked } = watched()
  const isKept = (path: string): boolean => {
    const before = asked()
    match(path)
    return asked() === before
  }
  for (let post = 0; post <= 200; post += 1) match(`/blog/${post}`)
  expect([isKept('/blog/200'), isKept('/blog/1'), isKept('/blog/0')]).toEqual([true, true, false])
  const long = `/blog/${'a'.repeat(1_000)}`
  match(long)
  expect(isKept(long)).toBe(false)
})
