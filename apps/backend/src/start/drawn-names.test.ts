import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveBlocks } from '../cms/cms.ts'
import { writeDrawnNames } from './drawn-names.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
beforeAll(async () => (shop = await testShop({ demo: 'small' })))
afterAll(() => shop.close())

it('lists the shop’s drawn pictures, and the portrait versions of wide scenes', async () => {
  const content = '<img src="/media/wysiwyg/drawn/scene/hero-1a2b3c4d-1440x600.svg?width=1280" alt="">'
  const block = { storeId: 1, identifier: 'home-intro', title: 'Jesień', content, isActive: true }
  await shop.database.transaction((tx) => saveBlocks(tx, [block], new Date('2026-11-21T10:00:00Z')))
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-names-'))
  const count = await writeDrawnNames(shop.database, folder)
  const names = fs.readFileSync(path.join(folder, 'drawn-names.txt'), 'utf8').split('\n')
  expect(names).toContain('drawn/scene/hero-1a2b3c4d-1440x600.svg')
  expect(names).toContain('drawn/scene/hero-1a2b3c4d-780x975.svg')
  expect(names).toHaveLength(count)
})
