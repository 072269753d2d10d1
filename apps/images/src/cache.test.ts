import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openCache } from './cache.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bocian-cache-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('stays below its limit by deleting the least recently used files', async () => {
  const cache = await openCache(folder, 3000)
  for (const name of ['aa1', 'bb2', 'cc3']) await cache.write(name, Buffer.alloc(1000))
  await cache.read('aa1')
  await cache.write('dd4', Buffer.alloc(1000))
  expect(cache.bytes()).toBeLessThanOrEqual(3000)
  expect(await cache.read('bb2')).toBeUndefined()
  expect((await cache.read('aa1'))?.length).toBe(1000)
})

it('finds its files after a restart and deletes unfinished ones, but not those that another process is writing', async () => {
  const first = await openCache(folder, 1_000_000)
  await first.write('aa1', Buffer.from('picture'))
  for (const name of ['.half', '.new']) await writeFile(path.join(folder, 'aa', name), 'pic')
  const earlier = new Date(Date.now() - 120_000)
  await utimes(path.join(folder, 'aa', '.half'), earlier, earlier)
  const second = await openCache(folder, 1_000_000)
  expect((await second.read('aa1'))?.toString()).toBe('picture')
  expect(await readdir(path.join(folder, 'aa'))).toEqual(['.new', 'aa1'])
})

it('finds the files of another process that shares the folder', async () => {
  const [one, other] = [await openCache(folder, 1_000_000), await openCache(folder, 1_000_000)]
  await one.write('aa1', Buffer.from('picture'))
  expect((await other.read('aa1'))?.toString()).toBe('picture')
  expect(other.bytes()).toBe(7)
})

it('handles a file that somebody else has deleted', async () => {
  const cache = await openCache(folder, 1_000_000)
  await cache.write('aa1', Buffer.from('picture'))
  await rm(path.join(folder, 'aa', 'aa1'))
  expect(await cache.read('aa1')).toBeUndefined()
  expect(cache.bytes()).toBe(0)
})
