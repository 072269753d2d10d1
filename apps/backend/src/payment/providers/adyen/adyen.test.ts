import { describe, expect, it } from 'vitest'
import { toAdyenValue, toShopAmount } from './adyen-amount.ts'
import { meaningOf, type AdyenNotice } from './adyen-notice.ts'
import { readAdyenSettings } from './adyen-settings.ts'

describe('amounts', () => {
  it.each([
    ['PLN', 12_345, 12_345],
    ['UAH', 12_345, 12_345],
    ['AMD', 12_345, 12_345],
    ['ISK', 12_300, 12_300],
    ['JPY', 12_300, 123],
    ['KWD', 12_345, 123_450],
  ])('CHK-04 in %s are counted as Adyen counts them', (currency, hundredths, value) => {
    expect(toAdyenValue(hundredths, currency)).toBe(value)
    expect(toShopAmount(value, currency)).toBe(hundredths)
  })

  it('CHK-04 that the currency cannot express are not charged', () => {
    expect(() => toAdyenValue(12_345, 'JPY')).toThrow('cannot be charged')
  })
})

describe('settings', () => {
  const whole = {
    MODE: 'demo',
    ADYEN_API_KEY: 'key',
    ADYEN_MERCHANT_ACCOUNT: 'Shop',
    ADYEN_CLIENT_KEY: 'test_A',
    ADYEN_HMAC_KEY: `${'AB'.repeat(32)}, ${'CD'.repeat(32)}`,
  }

  it('must be complete or missing altogether, and may contain two webhook keys during a rotation', () => {
    expect(readAdyenSettings({})).toBeUndefined()
    expect(readAdyenSettings(whole)).toMatchObject({
      environment: 'test',
      hmacKeys: ['AB'.repeat(32), 'CD'.repeat(32)],
    })
  })

  it('cause an error that names what is missing or wrong', () => {
    expect(() => readAdyenSettings({ ADYEN_API_KEY: 'key' })).toThrow(/ADYEN_MERCHANT_ACCOUNT[^]*ADYEN_HMAC_KEY/)
    expect(() => readAdyenSettings({ ...whole, ADYEN_HMAC_KEY: 'short' })).toThrow('64 hexadecimal digits')
    expect(() => readAdyenSettings({ ...whole, ADYEN_ENVIRONMENT: 'live' })).toThrow('ADYEN_LIVE_PREFIX')
    expect(() => readAdyenSettings({ ...whole, ADYEN_ENVIRONMENT: 'moon' })).toThrow('must be one of test, live')
  })

  it('of a production shop are those of a live account, because anybody can pay with test cards', () => {
    const { MODE: _, ...production } = whole
    expect(() => readAdyenSettings(production)).toThrow('ADYEN_ENVIRONMENT: is test')
    expect(
      readAdyenSettings({ ...production, ADYEN_ENVIRONMENT: 'live', ADYEN_LIVE_PREFIX: 'abc-Shop' }),
    ).toMatchObject({
      environment: 'live',
    })
  })
})

describe('a notification', () => {
  const notice = (eventCode: string, isSuccess = true): AdyenNotice => ({
    pspReference: 'P1',
    originalReference: '',
    merchantReference: 'R1',
    eventCode,
    isSuccess,
    value: 1_000,
    currency: 'EUR',
    reason: '',
    eventDate: '',
  })

  it.each([
    ['AUTHORISATION', true, { notification: { result: 'paid' } }],
    ['AUTHORISATION', false, { notification: { result: 'refused' } }],
    ['PENDING', true, { notification: { result: 'pending' } }],
    ['OFFER_CLOSED', true, { notification: { result: 'refused' } }],
    ['CANCELLATION', true, { isReturn: true }],
    ['CANCEL_OR_REFUND', true, { isReturn: true }],
    ['REFUND', true, { isReturn: true }],
    ['CAPTURE', false, { alarm: 'Adyen: CAPTURE failed, 10 EUR, P1' }],
    ['REFUND', false, { alarm: 'Adyen: REFUND failed, 10 EUR, P1' }],
    ['CHARGEBACK', true, { alarm: 'Adyen: CHARGEBACK, 10 EUR, P1' }],
  ])('%s (%s) means what Adyen says it means', (code, isSuccess, meaning) => {
    expect(meaningOf(notice(code, isSuccess))).toMatchObject(meaning)
  })

  it.each(['CAPTURE', 'REPORT_AVAILABLE', 'SOMETHING_NEW'])('%s is ignored', (code) => {
    expect(meaningOf(notice(code))).toBeNull()
  })
})
