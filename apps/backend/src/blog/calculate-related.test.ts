import { expect, test } from 'vitest'
import { calculateRelated } from './calculate-related.ts'

const post = (id: number, termIds: number[], related: string[] = []) => ({ id, identifier: `p${id}`, termIds, related })
const posts = [post(5, [1]), post(4, [1, 2]), post(3, []), post(2, [2, 1]), post(1, [2])]

test.each([
  ['the posts that share the most topics, newest first', post(9, [1, 2]), 3, [4, 2, 5]],
  ['those that the author names, in that order', post(9, [1], ['p1', 'p3']), 3, [1, 3]],
  ['those of them that are published', post(9, [1], ['gone', 'p2']), 3, [2]],
  ['posts with shared topics if all that are named are gone', post(9, [1], ['gone']), 1, [5]],
  ['nothing without a shared topic', post(9, [7]), 3, []],
  ['never itself', post(4, [1, 2], ['p4']), 2, [2, 5]],
])('related posts are %s', (_, from, most, expected) => {
  expect(calculateRelated(from, posts, most)).toEqual(expected)
})
