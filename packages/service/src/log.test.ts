import { expect, it } from 'vitest'
import { createLog } from './log.ts'

/** The line that the log writes. */
function logged(fields: object, message: string): string {
  const lines: string[] = []
  createLog('test', 'info', { write: (line) => lines.push(line) }).error(fields, message)
  return lines.join('')
}

it('ACC-06 hides email addresses in messages, fields and errors', () => {
  const line = logged(
    { to: 'zofia@cynamon.example', err: new Error('550 <Zofia.Test+x@cynamon.example>') },
    'to a@b.example',
  )
  expect(line).not.toMatch(/cynamon|b\.example/i)
  expect(JSON.parse(line)).toMatchObject({ to: '[email]', msg: 'to [email]', err: { message: '550 <[email]>' } })
})

it('ACC-06 masks a long text without an address in no time', () => {
  const began = performance.now()
  logged({}, `${'!'.repeat(50_000)} ${'a.'.repeat(25_000)}`)
  // A time that grows with the square of the length would be many times as long.
  expect(performance.now() - began).toBeLessThan(3_000)
})

it('ACC-06 hides email addresses in URLs', () => {
  const line = logged({ err: new Error('GET /productalert/unsubscribe/stock/email/zofia%40cynamon.example') }, 'failed')
  expect(line).not.toMatch(/zofia|cynamon/)
})

it('ACC-06 hides the values in errors of the database, and of their causes', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (telephone)=(601234567) already exists.',
    query: "select 'Cynamonowa 77'",
    params: ['601234567', 'Cynamonowa 77'],
  })
  for (const err of [cause, new Error('failed', { cause }), new AggregateError([cause], 'duplicate key value')]) {
    const line = logged({ err }, 'request failed')
    expect(line).toContain('duplicate key value')
    expect(line).not.toMatch(/601234567|Cynamonowa/)
  }
  expect(JSON.parse(logged({ err: cause }, 'failed'))).toMatchObject({ err: { code: '23505', type: 'Error' } })
})
