import { checkPassword, checkSame } from '@bocian/rules/account.ts'
import { checkBankAccount } from '@bocian/rules/bank-account.ts'
import { checkPhone } from '@bocian/rules/phone.ts'
import { checkPostCode } from '@bocian/rules/post-code.ts'
import {
  checkCount,
  checkDifferent,
  checkDigits,
  checkEmail,
  checkMaximumLength,
  checkMinimumLength,
  checkOrderNumber,
  checkOwnEmail,
  requireValue,
  type FieldError,
} from '@bocian/rules/validators.ts'
import { expect, test, vi } from 'vitest'
import { loadMessages } from '../i18n/messages.ts'
import { errorText } from './error-text.ts'

const failures: readonly (readonly [string, FieldError | null])[] = [
  ['VAL-01', requireValue(' ')],
  ['VAL-02', checkMinimumLength('a', 8)],
  ['VAL-03', checkMaximumLength('abc', 2)],
  ['VAL-04', checkEmail('anna@')],
  ['VAL-05', checkPassword('abcdefgh')],
  ['VAL-06', checkSame('a', 'b')],
  ['VAL-07', checkDifferent('a', 'a')],
  ['VAL-14', checkPhone('12', 'PL')],
  ['VAL-14', checkPhone('', 'DE')],
  ['VAL-14', checkPhone('+49 170 1234567', 'PL')],
  ['VAL-22', checkPostCode('1', 'CZ')],
  ['VAL-22', checkPostCode('D-10969', 'CZ')],
  ['VAL-26', checkBankAccount('12', 'PL')],
  ['VAL-26', checkBankAccount('12', 'UA')],
  ['VAL-27', checkCount('0', 3)],
  ['VAL-28', checkOwnEmail('a@example.com', 'b@example.com')],
  ['VAL-29', checkOrderNumber('12a')],
  ['GIFT-05', checkDigits('12', 10)],
]

test.each(failures)(
  '%s VAL-31 finds a message by id; in English it is the default message with its value',
  async (_id, error) => {
    const t = await loadMessages('en-GB')
    expect(errorText(t, error)).toBe(error?.defaultMessage.replace('{value}', error.value ?? ''))
  },
)

test.each(['pl-PL', 'cs-CZ', 'sk-SK', 'de-DE', 'ro-RO', 'uk-UA', 'hy-AM'])(
  'VAL-31 %s translates every failure and includes its value',
  async (locale) => {
    const report = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const t = await loadMessages(locale)
    const english = await loadMessages('en-GB')
    for (const [, error] of failures) {
      const text = errorText(t, error)
      expect(text).not.toBe(errorText(english, error))
      if (error?.value) expect(text).toContain(error.value)
    }
    expect(report).not.toHaveBeenCalled()
    report.mockRestore()
  },
)
