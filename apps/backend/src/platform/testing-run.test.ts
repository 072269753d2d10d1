import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { removeOldFolders } from './testing-run.ts'

it('removes temporary folders of tests that were killed hours ago, and no others', () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-leftovers-'))
  onTestFinished(() => fs.rmSync(parent, { recursive: true }))
  const create = (name: string, hoursAgo: number): void => {
    const folder = path.join(parent, name)
    fs.mkdirSync(path.join(folder, 'data'), { recursive: true })
    const changed = new Date(fs.statSync(folder).mtimeMs - hoursAgo * 3_600_000)
    fs.utimesSync(folder, changed, changed)
  }
  create('bocian-shop-old', 13)
  create('bocian-shop-new', 11)
  create('other-old', 13)
  removeOldFolders(parent)
  expect(fs.readdirSync(parent).toSorted()).toEqual(['bocian-shop-new', 'other-old'])
})
