import { expect, it } from 'vitest'
import { hashAsUsual } from '#src/testing/testing-hashes.ts'
import { hashCost, hashPassword, isPassword } from './passwords.ts'

it('hashes a password with a salt of its own, at the cost that OWASP recommends', async () => {
  hashAsUsual()
  const hash = await hashPassword('Bocian-2026!')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hashPassword('Bocian-2026!')).not.toBe(hash)
  expect(await isPassword('Bocian-2026!', hash)).toBe(true)
  expect(await isPassword('Bocian-2026?', hash)).toBe(false)
})

it('accepts a hash that was made at another cost', async () => {
  hashAsUsual()
  const usual = { ...hashCost }
  Object.assign(hashCost, { memory: 1_024, passes: 3 })
  const hash = await hashPassword('Bocian-2026!')
  Object.assign(hashCost, usual)
  expect(await isPassword('Bocian-2026!', hash)).toBe(true)
  expect(await isPassword('bocian-2026!', hash)).toBe(false)
})

it('accepts the same letters in another Unicode form, but no password without a hash and no hash of another kind', async () => {
  expect(await isPassword('za\u017c\u00f3\u0142\u0107', await hashPassword('zaz\u0307o\u0301\u0142c\u0301'))).toBe(true)
  expect(await isPassword('', undefined)).toBe(false)
  expect(await isPassword('Bocian-2026!', '$2y$10$abcdefghijklmnopqrstuv')).toBe(false)
})
