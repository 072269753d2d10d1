import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

it.each([
  ['the socket without a proxy', '10.0.0.9', '1.2.3.4', 0, '10.0.0.9'],
  ['the last entry behind one proxy', '127.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['the last but one behind two', '127.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.1', 2, '1.2.3.4'],
  ['the socket when the header is missing', '10.0.0.9', undefined, 1, '10.0.0.9'],
  ['the socket when there are fewer entries than proxies', '10.0.0.9', '1.2.3.4', 2, '10.0.0.9'],
])('believes %s', (_name, socket, forwarded, proxies, expected) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(expected)
})
