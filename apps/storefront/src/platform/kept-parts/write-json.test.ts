import { expect, it } from 'vitest'
import { markKept, keptWith } from './kept-parts.ts'
import { writeJson as writeBytes } from './write-json.ts'

const writeJson = (value: object): string => writeBytes(value).toString()
const item = (name: string) => ({ uid: name, name, price: { value: 1, none: undefined }, list: [null, 1, { a: '<' }] })
const plain = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

it('writes kept data as without keeping it, in its place', () => {
  const items = [item('a</script>'), item('b'), null, item('\u0001kept')]
  const state = {
    hydration: { loaderData: { root: { x: [1, { y: 'z' }] }, url: { data: { products: { items } } } }, errors: null },
  }
  const expected = plain(state)
  expect(writeJson(state)).toBe(expected)
  for (const one of items.slice(0, 2)) markKept(one as object)
  expect(writeJson(state)).toBe(expected)
  expect(writeJson(state)).toBe(expected)
})

it('a text that looks like the place of kept data is a text', () => {
  const kept = item('a')
  markKept(kept)
  const state = { items: ['\u0001kept', kept, '"\u0001kept"', { '\u0001kept': 1 }] }
  expect(JSON.parse(writeJson(state))).toEqual(JSON.parse(JSON.stringify(state)))
})

it('separators of lines, dates and undefined fields are as in JSON', () => {
  const kept = { ...item('line\u2028s'), at: new Date(0), none: undefined }
  markKept(kept)
  const state = { kept, at: new Date(0), none: undefined, deep: { a: { b: { c: { d: { e: { f: { g: kept } } } } } } } }
  expect(JSON.parse(writeJson(state))).toEqual(JSON.parse(JSON.stringify(state)))
  expect(writeJson(state)).toContain(String.raw`line\u2028s`)
})

it('what is calculated from kept data is calculated once', () => {
  const data = { a: 1 }
  let times = 0
  const make = ({ a }: { a: number }) => ({ doubled: a * 2, times: (times += 1) })
  keptWith(data, make)
  expect(keptWith(data, make)).toEqual({ doubled: 2, times: 2 })
  markKept(data)
  expect(keptWith(data, make)).toBe(keptWith(data, make))
  expect(times).toBe(3)
})
