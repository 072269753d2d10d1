import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProductLabelFragment, ProductLabelsQuery } from '#src/graphql/documents.gen.ts'
import { createLabelAnswers } from './label-answers.ts'

const label = (id: number, name: string): ProductLabelFragment => ({
  customer_group_ids: '0',
  image: null,
  label_id: 1,
  name,
  position: 'top-left',
  product_id: id,
  size: '',
  style: '',
  txt: name,
})
type Ids = { productIds: number[]; cardIds: number[] }
const answerTo = ({ productIds, cardIds }: Ids, word = ''): ProductLabelsQuery => ({
  setting: null,
  page: productIds.map((id) => ({ items: [label(id, `page${word}`)] })),
  cards: cardIds.map((id) => ({ items: [label(id, `card${word}`)] })),
})

const asked: Ids[] = []
let answers: ReturnType<typeof createLabelAnswers>
let answer: (ids: Ids) => Promise<ProductLabelsQuery>
beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  answer = (ids) => Promise.resolve(answerTo(ids))
  answers = createLabelAnswers((ids) => {
    asked.push(ids)
    return answer(ids)
  })
})
afterEach(() => vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(1000)
const nameOf = (mode: 'CATEGORY' | 'PRODUCT', id: number) => answers.read(mode, id).labels[0]?.name

it('LABEL-04 one question asks for all products on the page, in both modes', async () => {
  answers.show('CATEGORY', 3, false)
  answers.show('CATEGORY', 2, false)
  answers.show('PRODUCT', 2, false)
  answers.show('CATEGORY', 3, false)
  await settle()
  expect(asked).toEqual([{ productIds: [2], cardIds: [2, 3] }])
  expect(nameOf('PRODUCT', 2)).toBe('page')
  expect(nameOf('CATEGORY', 3)).toBe('card')
  expect(nameOf('PRODUCT', 3)).toBeUndefined()
})

it('LABEL-04 other products are asked for again, those that left are not', async () => {
  const leave = answers.show('CATEGORY', 1, false)
  await settle()
  leave()
  answers.show('CATEGORY', 2, false)
  await settle()
  expect(asked[1]).toEqual({ productIds: [], cardIds: [2] })
})

it('LABEL-04 another mode of the same product is asked for again', async () => {
  answers.show('CATEGORY', 1, false)
  await settle()
  answers.show('PRODUCT', 1, false)
  await settle()
  expect(asked[1]).toEqual({ productIds: [1], cardIds: [1] })
})

it('LABEL-04 the same products are asked for once, and again when somebody signs in', async () => {
  const leave = answers.show('CATEGORY', 1, false)
  await settle()
  answers.show('CATEGORY', 1, false)
  await settle()
  expect(asked).toHaveLength(1)
  leave()
  answers.show('CATEGORY', 1, true)
  await settle()
  expect(asked).toHaveLength(2)
})

it('LABEL-04 a late answer to an old question is passed over', async () => {
  const late: (() => void)[] = []
  answer = (ids) => new Promise((resolve) => late.push(() => resolve(answerTo(ids, String(late.length)))))
  answers.show('CATEGORY', 1, false)
  await settle()
  answers.show('CATEGORY', 1, true)
  await settle()
  late[1]?.()
  await settle()
  late[0]?.()
  await settle()
  expect(nameOf('CATEGORY', 1)).toBe('card2')
})

it('LABEL-04 what was not answered is asked for again with the next products', async () => {
  answer = () => Promise.reject(new Error('503'))
  answers.show('CATEGORY', 1, false)
  await settle()
  answer = (ids) => Promise.resolve(answerTo(ids))
  answers.show('CATEGORY', 1, false)
  await settle()
  expect(nameOf('CATEGORY', 1)).toBe('card')
})
