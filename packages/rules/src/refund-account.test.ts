import { expect, test } from 'vitest'
import { checkBankAccount } from './bank-account.ts'
import { checkRefundAccount, normalizeRefundAccount } from './refund-account.ts'

test.each([
  ['VAL-24', 'PL', '61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ['VAL-23', 'DE', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['VAL-25', 'RO', 'RO49 AAAA 1B31 0075 9384 0000', 'RO49AAAA1B31007593840000'],
  ['VAL-25', 'CZ', 'SK31 1200 0000 1987 4263 7541', 'SK3112000000198742637541'],
  ['an IBAN of another length', 'UA', 'UA21 3223 1300 0002 6007 2335 6600 1', 'UA213223130000026007233566001'],
  ['an IBAN of another country', 'PL', 'FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
  ['a domestic number', 'AM', '193 000 041 211 0003', '1930000412110003'],
  ['a domestic number', 'CZ', '19-2000145399/0800', 'CZ6508000000192000145399'],
  ['a domestic number with other dashes', 'CZ', ' 19\u20112000145399 / 0800', 'CZ6508000000192000145399'],
  ['a domestic number', 'SK', '19-8742637541/1200', 'SK3112000000198742637541'],
  ['a domestic number', 'HU', '11773016-11111018-00000000', 'HU42117730161111101800000000'],
  ['a domestic number without its last group', 'HU', '11773016-11111018', 'HU42117730161111101800000000'],
  ['words before it', 'PL', 'Nr konta: 61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ['words before it', 'CZ', 'Číslo účtu: 19-2000145399/0800', 'CZ6508000000192000145399'],
  ['a Croatian IBAN', 'PL', 'HR12 1001 0051 8630 0016 0', 'HR1210010051863000160'],
  ['an Austrian IBAN with its bank', 'DE', 'AT61 1904 3002 3457 3201, BIC BKAUATWW', 'AT611904300234573201'],
  ['words before it', 'DE', 'IBAN (EUR): DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
])('%s accepts and normalises an account for %s: %s', (_id, country, text, account) => {
  expect(checkRefundAccount(text, country)).toBeNull()
  expect(normalizeRefundAccount(text, country)).toBe(account)
})

test.each([
  ['VAL-23', 'PL', 'PL61', 'validation.bankAccount.example'],
  ['VAL-24', 'PL', '61 1090 1014 0000 0712 1981 2875', 'validation.bankAccount.example'],
  ['VAL-25', 'PL', 'PL61 1090 1014 0000 0712 1981 287A', 'validation.bankAccount.example'],
  ['VAL-25', 'AM', '12', 'validation.bankAccount'],
  ['a wrong digit of a domestic number', 'CZ', '19-2000145398/0800', 'validation.bankAccount.example'],
  ['a wrong digit of its prefix', 'CZ', '18-2000145399/0800', 'validation.bankAccount.example'],
  ['a wrong digit of a domestic number', 'HU', '11773016-11111019', 'validation.bankAccount'],
  ['a Czech number elsewhere', 'PL', '19-2000145399/0800', 'validation.bankAccount.example'],
  ['a missing account', 'PL', ' ', 'validation.required'],
])('%s refuses an account for %s: %s', (_id, country, text, id) => {
  expect(checkRefundAccount(text, country)?.id).toBe(id)
})

test('VAL-25 an Irish account, which the rule of the specification would refuse, can receive a refund', () => {
  const irish = 'IE29 AIBK 9311 5212 3456 78'
  expect(checkBankAccount(irish, 'IE')?.id).toBe('validation.bankAccount')
  expect(checkRefundAccount(irish, 'IE')).toBeNull()
})

test.each([
  ['PL', 'PL61109010140000071219812874'],
  ['DE', '89370400440532013000'],
  ['RO', ' ro49 aaaa1b31007593840000'],
])('VAL-23 VAL-24 VAL-25 what the rule accepts for %s is accepted: %s', (country, text) => {
  expect([checkBankAccount(text, country), checkRefundAccount(text, country)]).toEqual([null, null])
})

test.each(['PL6', 'PL61 1090 1014 0000 0712 1981 2875', 'DE89 3704 0044 0532 0130 0', 'XX12 3456'])(
  'VAL-26 what both refuse has the same message: %s',
  (text) => {
    expect(checkBankAccount(text, 'PL')).not.toBeNull()
    expect(checkRefundAccount(text, 'PL')).toEqual(checkBankAccount(text, 'PL'))
  },
)
