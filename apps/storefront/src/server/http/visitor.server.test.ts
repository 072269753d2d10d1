import { describe, expect, it } from 'vitest'
import { addressOf, runForVisitor, forwardedHeaders, backendCallHeaders, readLimits } from './visitor.server.ts'

const secret = 'between-our-own-services-only'
const read = (env: Record<string, string> = {}) => readLimits({ INTERNAL_SECRET: secret, ...env }, [])
const request = (headers: Record<string, string> = {}, remoteAddress = '1.1.1.1') => ({
  headers,
  socket: { remoteAddress },
})

describe('the visitor’s address', () => {
  it('is the address of the connection, whatever headers the client sends', () => {
    const forged = { 'x-forwarded-for': '6.6.6.6', 'x-bocian-client': '7.7.7.7', 'x-bocian-internal': 'me' }
    const sent = forwardedHeaders({ ...forged, expect: '100-continue', store: 'pl' }, request(forged), read())
    expect(sent).toEqual({
      'x-forwarded-for': '6.6.6.6',
      store: 'pl',
      'x-bocian-internal': secret,
      'x-bocian-client': '1.1.1.1',
    })
  })

  it('comes from the headers of the declared proxies', () => {
    const forwarded = request({ 'x-forwarded-for': '6.6.6.6, 2.2.2.2' }, '10.0.0.9')
    expect(addressOf(forwarded, read({ TRUSTED_PROXIES: '1' }))).toBe('2.2.2.2')
    expect(addressOf(forwarded, read({ TRUSTED_PROXIES: '2' }))).toBe('6.6.6.6')
    expect(addressOf(forwarded, read())).toBe('10.0.0.9')
  })

  it('is left out of backend calls for shared pages and sent for personal ones', async () => {
    expect(backendCallHeaders(read())).toEqual({ 'x-bocian-internal': secret })
    await runForVisitor('1.1.1.1', async () => {
      expect(backendCallHeaders(read())).toEqual({ 'x-bocian-internal': secret, 'x-bocian-client': '1.1.1.1' })
    })
  })

  it('is not sent without a secret; internal headers from the client are removed', () => {
    const none = readLimits({}, [])
    expect(forwardedHeaders({ 'x-bocian-client': '7.7.7.7', 'x-bocian-internal': 'me' }, request(), none)).toEqual({})
    expect(backendCallHeaders(none)).toEqual({})
  })

  it('reports invalid settings', () => {
    const faults: string[] = []
    readLimits({ INTERNAL_SECRET: 'short', TRUSTED_PROXIES: 'two', PAGE_RATE_LIMIT: '-1' }, faults)
    expect(new Set(faults.map((fault) => fault.split(':')[0]))).toEqual(
      new Set(['INTERNAL_SECRET', 'PAGE_RATE_LIMIT', 'TRUSTED_PROXIES']),
    )
    expect(faults.join()).not.toContain('short')
  })
})
