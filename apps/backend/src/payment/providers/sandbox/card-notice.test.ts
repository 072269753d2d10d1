import { describe, expect, it } from 'vitest'
import {
  isSignedCardNotice,
  readCardNotices,
  signCardNotice,
  cardNotification,
  type CardNotice,
} from './card-notice.ts'

const hexKey = 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00'
const unsigned = {
  pspReference: 'pspReference',
  originalReference: 'originalReference',
  merchantAccountCode: 'merchantAccount',
  merchantReference: 'reference',
  amount: { value: 1_000, currency: 'EUR' },
  eventCode: 'EVENT',
  success: 'true',
}
const signed = (more: Partial<CardNotice> = {}): CardNotice => {
  const notice = { ...unsigned, ...more }
  return { ...notice, additionalData: { hmacSignature: signCardNotice(notice, hexKey) } }
}

describe('a card notification', () => {
  it('has the signature of the example in Adyen’s library', () => {
    expect(signCardNotice(unsigned, hexKey)).toBe('ipnxGCaUZ4l8TUW75a71/ghd2Fe5ffvX0pV4TLTntIc=')
  })

  it('is accepted only if nothing in it was changed', () => {
    const notice = signed({ eventCode: 'AUTHORISATION' })
    expect(isSignedCardNotice(notice, hexKey)).toBe(true)
    const changes: Partial<CardNotice>[] = [
      { amount: { value: 1, currency: 'EUR' } },
      { amount: { value: 1_000, currency: 'PLN' } },
      { merchantReference: 'another' },
      { success: 'false' },
      { eventCode: 'PENDING' },
      { additionalData: { hmacSignature: '' } },
      { additionalData: { hmacSignature: 'ä'.repeat(44) } },
    ]
    for (const change of changes) expect(isSignedCardNotice({ ...notice, ...change }, hexKey)).toBe(false)
    expect(isSignedCardNotice(notice, hexKey.replace('D', 'E'))).toBe(false)
  })

  it('reports the result of the payment', () => {
    const resultOf = (eventCode: string, success = 'true') =>
      cardNotification(signed({ eventCode, success }))?.result ?? null
    expect(['AUTHORISATION', 'PENDING', 'OFFER_CLOSED', 'REPORT_AVAILABLE'].map((code) => resultOf(code))).toEqual([
      'paid',
      'pending',
      'refused',
      null,
    ])
    expect(resultOf('AUTHORISATION', 'false')).toBe('refused')
  })

  it.each([[null], [{}], ['text'], [{ notificationItems: [] }], [{ notificationItems: [{}] }]])('is not %j', (json) =>
    expect(readCardNotices(json)).toBeUndefined(),
  )
})
