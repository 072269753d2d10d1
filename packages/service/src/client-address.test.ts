import { describe, expect, it } from 'vitest'
import { createCallLimit } from './call-limit.ts'
import { clientAddress, visitorAddress } from './client-address.ts'
import { callerOf, internalCall } from './internal-call.ts'

describe('the client address', () => {
  it.each([
    ['the socket without proxies', '10.0.0.1', '1.1.1.1', 0, '10.0.0.1'],
    ['the last entry behind one proxy', '10.0.0.1', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['the last but one behind two', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', 2, '1.1.1.1'],
    ['the socket when there are too few entries', '10.0.0.1', '1.1.1.1', 2, '10.0.0.1'],
  ])('is %s', (_name, socket, forwarded, proxies, expected) => {
    expect(clientAddress(socket, forwarded, proxies)).toBe(expected)
  })

  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['1.2.3.4:5678', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::ffff:102:304', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
  ])('%s is counted as %s', (address, expected) => {
    expect(visitorAddress(address)).toBe(expected)
  })
})

describe('calls between our services', () => {
  const secret = 'x'.repeat(32)
  const judge = (headers: Record<string, string>, own: string | undefined) => callerOf((name) => headers[name], own)

  it('are recognized by the secret, with or without a visitor', () => {
    expect(judge(internalCall(secret, '1.2.3.4'), secret)).toEqual({ kind: 'internal', client: '1.2.3.4' })
    expect(judge(internalCall(secret), secret)).toEqual({ kind: 'internal', client: undefined })
  })

  it.each([
    ['another secret', internalCall('y'.repeat(32), '1.2.3.4'), secret],
    ['an address without a secret', { 'x-bocian-client': '1.2.3.4' }, secret],
    ['a part of the secret', internalCall('x'.repeat(31)), secret],
    ['no configured secret', internalCall(secret, '1.2.3.4'), undefined],
  ])('are rejected with %s', (_name, headers, own) => {
    expect(judge(headers, own)).toEqual({ kind: 'outside' })
  })
})

describe('the call limit', () => {
  const start = 60_000 * 1_000

  it('counts each visitor separately and resets after a minute', async () => {
    const limit = createCallLimit(10)
    expect(await limit.spend('a', 10, start)).toBe(0)
    expect(await limit.spend('a', 1, start + 15_000)).toBe(45)
    expect(await limit.spend('b', 1, start + 15_000)).toBe(0)
    expect(await limit.spend('a', 1, start + 60_000)).toBe(0)
  })

  it('counts across nodes, and for itself while the shared counter is unreachable', async () => {
    let total = 0
    let isReachable = true
    const shared = async (_visitor: string, points: number) => (isReachable ? (total += points) : undefined)
    const [one, two] = [createCallLimit(2, shared), createCallLimit(2, shared)]
    expect(await one.spend('a', 1, start)).toBe(0)
    expect(await two.spend('a', 1, start)).toBe(0)
    expect(await two.spend('a', 1, start)).toBeGreaterThan(0)
    isReachable = false
    expect(await one.spend('b', 2, start)).toBe(0)
    expect(await one.spend('b', 1, start)).toBeGreaterThan(0)
  })

  it('is kept for a visitor who has spent much, however many new visitors come', async () => {
    const limit = createCallLimit(10)
    await limit.spend('greedy', 11, start)
    for (let index = 0; index < 100_100; index += 1) await limit.spend(`new ${index}`, 1, start + 1_000)
    expect(await limit.spend('greedy', 1, start + 2_000)).toBeGreaterThan(0)
  })

  it('of 0 means no limit', async () => {
    const limit = createCallLimit(0)
    expect(await limit.spend('a', 1_000_000)).toBe(0)
  })
})
