import { describe, expect, test } from 'vitest'
import { groupAccount, isIban, usesIban } from './iban.ts'

describe('an IBAN', () => {
  test.each([
    'PL61109010140000071219812874',
    'pl61 1090 1014 0000 0712 1981 2874',
    'PL61-1090-1014-0000-0712-1981-2874',
    'IBAN: PL61\u00A01090\u20111014 0000 0712 1981 2874\u200B',
    'CZ6508000000192000145399',
    'SK3112000000198742637541',
    'DE89370400440532013000',
    'RO49AAAA1B31007593840000',
    'UA213223130000026007233566001',
    'IE29AIBK93115212345678',
  ])('%s is valid', (text) => expect(isIban(text)).toBe(true))

  test.each([
    ['', 'nothing'],
    ['PL61109010140000071219812875', 'a wrong last digit'],
    ['PL16109010140000071219812874', 'swapped check digits'],
    ['PL6110901014000007121981287', 'a digit short'],
    ['DE893704004405320130000', 'a digit more'],
    ['61109010140000071219812874', 'no country'],
    ['XX61109010140000071219812874', 'a country without IBANs'],
    ['AM61109010140000071219812874', 'Armenia'],
    ['PL61.1090.1014.0000.0712.1981.2874', 'points'],
  ])('%j is invalid: %s', (text) => expect(isIban(text)).toBe(false))

  test('is used in all countries of the shop except Armenia', () => {
    expect(['PL', 'CZ', 'SK', 'DE', 'IE', 'RO', 'UA', 'AM', 'toString'].map(usesIban)).toEqual([
      ...Array<boolean>(7).fill(true),
      false,
      false,
    ])
  })

  test('is formatted in groups of four', () => {
    expect(groupAccount('RO49AAAA1B31007593840000')).toBe('RO49 AAAA 1B31 0075 9384 0000')
    expect(groupAccount('UA213223130000026007233566001')).toBe('UA21 3223 1300 0002 6007 2335 6600 1')
  })
})
