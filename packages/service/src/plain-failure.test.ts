import { describe, expect, it } from 'vitest'
import { plainFailure } from './plain-failure.ts'

const failure = (code: string, more: object = {}): Error => Object.assign(new Error('no'), { code, ...more })

describe('a failed start', () => {
  it.each([
    ['a used port', failure('EADDRINUSE', { port: 3000 }), /Port 3000 is already in use/],
    ['a full disk', failure('ENOSPC'), /The disk is full/],
    ['a full disk under the embedded database', { name: 'ErrnoError', errno: 51 }, /The disk is full/],
    ['a database that is down', failure('ECONNREFUSED'), /The database cannot be reached.*DATABASE_URL/],
  ])('prints %s in one line', (_what, error, line) => {
    expect(plainFailure(error)).toMatch(line)
    expect(plainFailure(error)).not.toContain('\n')
  })

  it('has no explanation for unknown errors, whose stack trace is shown', () => {
    expect(plainFailure(new Error('a bug'))).toBeUndefined()
  })
})
