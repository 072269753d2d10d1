import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

const faultOf = (at: string, kind = 'test') => readEnv({ FAULT_AT: at, NODE_ENV: kind }).fault

describe('FAULT_AT', () => {
  it('parses the point at which a backend dies, and the number of the visit', () => {
    expect(readEnv({}).fault).toBeUndefined()
    expect(faultOf('order.before-commit')).toEqual({ point: 'order.before-commit', visit: 1 })
    expect(faultOf('refund.before-request:3')).toEqual({ point: 'refund.before-request', visit: 3 })
  })

  it.each(['production', 'development', ''])('prevents the start when NODE_ENV is “%s”', (kind) =>
    expect(() => faultOf('order.before-commit', kind)).toThrow('FAULT_AT: kills the backend: only with NODE_ENV=test'),
  )

  it.each(['order', 'order.before-commit:0', 'orderxbefore-commit', 'order.before-commit:', 'order.before-commit; ls'])(
    'rejects “%s”',
    (at) => expect(() => faultOf(at)).toThrow('FAULT_AT: must be one of order.before-recheck'),
  )
})

it('PREPARED_STATEMENTS can be turned off, for a pooler that does not support them', () => {
  expect(readEnv({}).keepsPlans).toBe(true)
  expect(readEnv({ PREPARED_STATEMENTS: 'off' }).keepsPlans).toBe(false)
  expect(() => readEnv({ PREPARED_STATEMENTS: 'no' })).toThrow('PREPARED_STATEMENTS: must be on or off')
})
