import { expect, it } from 'vitest'
import { noteCaching, takeNotes } from './page-notes.server.ts'

it('a page has the tags of all backend responses, and is right until the first of them is not', async () => {
  const { notes } = await takeNotes(async () => {
    noteCaching({ tags: ['p1'], until: '2026-11-23T13:00:00.000Z' })
    noteCaching({ tags: ['p2', 'l'], until: '2026-11-23T12:00:00.000Z' })
    noteCaching({ tags: ['c5'] })
    noteCaching(undefined)
    noteCaching({ tags: 'none', until: 'never' })
  })
  expect([...notes.tags]).toEqual(['p1', 'p2', 'l', 'c5'])
  expect(new Date(notes.expiresAt).toISOString()).toBe('2026-11-23T12:00:00.000Z')
})

it('a page without such a limit stays until something changes', async () => {
  const { notes } = await takeNotes(async () => noteCaching({ tags: [] }))
  expect(notes.expiresAt).toBe(Infinity)
})
