import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isHost, namesOneHost } from './host.ts'

const request = (hosts: string[], url = '/'): IncomingMessage =>
  ({
    url,
    headers: hosts[0] === undefined ? {} : { host: hosts[0] },
    rawHeaders: hosts.flatMap((host) => ['Host', host]),
  }) as unknown as IncomingMessage

describe('the Host header', () => {
  it.each([
    'shop.example',
    'shop.example.',
    'shop.example:8443',
    '127.0.0.1:3000',
    '[::1]:3000',
    'my_shop',
    'localhost',
  ])('may be %s', (host) => expect(isHost(host)).toBe(true))

  const wrong = [
    '',
    ' ',
    'a b',
    '..',
    'a..b',
    '.a',
    'a:port',
    'a:99999',
    '[',
    '[::1',
    'a/b',
    'a;b',
    'a,b',
    'ąę',
    '<b>',
    '1.2.3.4.5',
  ]
  it.each([...wrong, 'a@b', 'a'.repeat(254)])('may not be “%s”', (host) => expect(isHost(host)).toBe(false))

  it('must appear once, and match a request target that names a host', () => {
    expect(namesOneHost(request(['a.example']))).toBe(true)
    expect(namesOneHost(request(['a.example', 'b.example']))).toBe(false)
    expect(namesOneHost(request(['a.example', 'a.example']))).toBe(false)
    expect(namesOneHost(request(['a.example'], 'http://a.example/coat.html'))).toBe(true)
    expect(namesOneHost(request(['a.example'], 'http://evil.example/coat.html'))).toBe(false)
    expect(namesOneHost(request(['a.example'], 'http://[/'))).toBe(false)
    expect(namesOneHost(request(['a.example'], '*'))).toBe(true)
  })

  it('may be missing, as in HTTP/1.0, unless the target is a URL', () => {
    expect(namesOneHost(request([]))).toBe(true)
    expect(namesOneHost(request([], 'http://evil.example/'))).toBe(false)
  })
})
