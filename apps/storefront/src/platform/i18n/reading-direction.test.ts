import { afterEach, expect, test, vi } from 'vitest'
import { forReaders, keyForReaders } from './reading-direction.ts'

afterEach(() => vi.unstubAllGlobals())

test('in a page that is read from right to left, the left arrow leads on and distances are negative', () => {
  vi.stubGlobal('document', { dir: 'rtl' })
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home'].map(keyForReaders)).toEqual([
    'ArrowRight',
    'ArrowLeft',
    'ArrowUp',
    'Home',
  ])
  expect(forReaders(-120)).toBe(120)
})

test('otherwise keys and distances are as they are', () => {
  vi.stubGlobal('document', { dir: '' })
  expect(['ArrowLeft', 'ArrowRight'].map(keyForReaders)).toEqual(['ArrowLeft', 'ArrowRight'])
  expect(forReaders(120)).toBe(120)
})
