import { expect, it } from 'vitest'
import { joined } from './joined.ts'

/** Work that ends when it is told, and the runs that have begun. */
function controlled() {
  const runs: { given: string; end: (result: string) => void; fail: (error: Error) => void }[] = []
  const ask = joined(
    (given: string) =>
      new Promise<string>((end, fail) => {
        runs.push({ given, end, fail })
      }),
  )
  return { runs, ask }
}

it('one run serves all who asked before it began', async () => {
  const { runs, ask } = controlled()
  const first = ask('a')
  const later = [ask('b'), ask('c')]
  expect(runs.map(({ given }) => given)).toEqual(['a'])
  runs[0]?.end('first')
  expect(await first).toBe('first')
  await Promise.resolve()
  expect(runs.map(({ given }) => given)).toEqual(['a', 'b'])
  const during = ask('d')
  runs[1]?.end('second')
  expect(await Promise.all(later)).toEqual(['second', 'second'])
  await Promise.resolve()
  runs[2]?.end('third')
  expect(await during).toBe('third')
  expect(runs).toHaveLength(3)
})

it('a run begins at once if nothing runs', async () => {
  const { runs, ask } = controlled()
  const first = ask('a')
  runs[0]?.end('first')
  await first
  void ask('b')
  expect(runs.map(({ given }) => given)).toEqual(['a', 'b'])
})

it('who waited for the next run does not suffer from the failure of the one before', async () => {
  const { runs, ask } = controlled()
  const first = ask('a')
  const second = ask('b')
  runs[0]?.fail(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  await Promise.resolve()
  runs[1]?.end('found')
  expect(await second).toBe('found')
})
