import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { onServer, serverDatabase } from '../apps/backend/src/platform/testing.ts'
import { copySaved, emptyPlace, isSaved, savePlace, type SavedShops, type ShopPlace } from '../e2e/shop-place.ts'

const server = process.env['TEST_ON_POSTGRES']
const engines = [['on the embedded database', undefined], ...(server === undefined ? [] : [['on PostgreSQL', server]])]

describe.each(engines)('the saved shop of the browser journeys %s', (_engine, databases) => {
  const saved: SavedShops = { folder: fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-saved-')), databases }
  const name = randomBytes(8).toString('hex')
  const places: ShopPlace[] = []
  afterAll(async () => {
    for (const place of places) await place.remove()
    if (databases !== undefined) await serverDatabase(databases, `bocian_saved_${name}`).drop()
    fs.rmSync(saved.folder, { recursive: true })
  })

  /** The data of a stopped shop. */
  async function loaded(): Promise<ShopPlace> {
    const place = await emptyPlace(databases)
    places.push(place)
    for (const file of ['a', 'b', 'z']) fs.writeFileSync(path.join(place.folder, file), file)
    if (place.database !== undefined) await onServer(place.database.url, 'create table goods as select 1 as id')
    return place
  }

  async function expectComplete(): Promise<void> {
    expect(await isSaved(name, saved)).toBe(true)
    expect(fs.readdirSync(saved.folder)).toEqual([name])
    const copy = await copySaved(name, saved)
    places.push(copy)
    expect(fs.readdirSync(copy.folder).toSorted()).toEqual(['a', 'b', 'z'])
    if (copy.database !== undefined) expect(await onServer(copy.database.url, 'select from goods')).toBe(1)
  }

  it('is not there before it is saved, and copied whole afterwards', async () => {
    expect(await isSaved(name, saved)).toBe(false)
    await savePlace(await loaded(), name, saved)
    await expectComplete()
  })

  // The files of all shops are copied alike.
  it.skipIf(databases !== undefined)(
    'does not count as saved when its files were copied in part, and is made again',
    async () => {
      const place = await loaded()
      const full = vi.spyOn(fs, 'cpSync').mockImplementationOnce((from, to) => {
        fs.mkdirSync(to)
        fs.copyFileSync(path.join(String(from), 'a'), path.join(String(to), 'a'))
        throw new Error('ENOSPC: no space left on device')
      })
      onTestFinished(() => full.mockRestore())
      await expect(savePlace(place, name, saved)).rejects.toThrow('ENOSPC')
      expect(fs.readdirSync(saved.folder)).toEqual([`${name}_draft`])
      expect(await isSaved(name, saved)).toBe(false)
      await savePlace(place, name, saved)
      await expectComplete()
    },
  )

  it.skipIf(databases === undefined)('does not count as saved without its database, and is made again', async () => {
    const place = await loaded()
    await savePlace(place, name, saved)
    await serverDatabase(databases ?? '', `bocian_saved_${name}`).drop()
    expect(await isSaved(name, saved)).toBe(false)
    const gone = await loaded()
    await gone.database?.drop()
    await expect(savePlace(gone, name, saved)).rejects.toThrow(/does not exist/)
    expect(await isSaved(name, saved)).toBe(false)
    await savePlace(place, name, saved)
    await expectComplete()
  })
})
