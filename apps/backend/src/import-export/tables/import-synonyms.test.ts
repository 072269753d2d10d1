import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeSearch } from '#src/catalogue/index/index.ts'
import { testRange, type TestRange } from '#src/catalogue/testing-range.ts'
import { unverifiedPictures } from '../batch/copy-pictures.ts'
import { importTable } from '../run/import-table.ts'

let range: TestRange

beforeAll(async () => {
  range = await testRange()
})
afterAll(() => range.close())

async function load(...rows: [language: string, synonyms: string][]) {
  const source = () => rows.map(([language, synonyms], place) => ({ line: place + 2, row: { language, synonyms } }))
  const now = new Date()
  return importTable(range.database, 'synonyms', source, { now, storeCode: 'pl', pictures: unverifiedPictures })
}

async function found(text: string): Promise<number> {
  return (await completeSearch(await range.context(), text, { terms: 0, products: 50 })).productIds.length
}

describe('an editor’s synonyms', () => {
  test('are found immediately, and no longer after the group is removed', async () => {
    const dresses = await found('sukienka')
    expect(dresses).toBeGreaterThan(0)
    expect(await found('kreacja')).toBe(0)
    expect(await load(['pl', 'sukienka, kreacja'])).toMatchObject({ created: 1, refused: 0 })
    expect(await found('kreacja')).toBe(dresses)
    expect(await load(['pl', 'sukienka, kreacja'])).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
    expect(await load(['pl', 'sukienka'])).toMatchObject({ changed: 1 })
    expect(await found('kreacja')).toBe(0)
  })

  test('of another language have no effect', async () => {
    await load(['cs', 'sukienka, kreacja'])
    expect(await found('kreacja')).toBe(0)
  })

  test('without a language or a word are refused', async () => {
    expect(await load(['polish', 'a, b'], ['pl', ' , '])).toMatchObject({ refused: 2, created: 0 })
  })
})
