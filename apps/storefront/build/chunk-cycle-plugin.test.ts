import { expect, it } from 'vitest'
import { cycleOf } from './chunk-cycle-plugin.ts'

it('finds chunks that import each other', () => {
  const chunks = {
    'a.js': { imports: ['b.js', 'd.js'] },
    'b.js': { imports: ['c.js'] },
    'c.js': { imports: ['d.js'] },
    'd.css': {},
  }
  expect(cycleOf(chunks)).toBeUndefined()
  expect(cycleOf({ ...chunks, 'd.js': { imports: ['b.js'] } })).toEqual(['b.js', 'c.js', 'd.js'])
})
