import { describe, expect, it } from 'vitest'
import {
  answerBankNotice,
  bankNotification,
  hashOf,
  readBankNotice,
  reasonOfBank,
  writeBankNotice,
} from './bank-notice.ts'

describe('a bank notification', () => {
  const key = '2test2'
  const notice = {
    serviceId: '2',
    orderId: '100T1',
    remoteId: '91<&>',
    amount: 150,
    currency: 'PLN',
    paymentDate: '20261121101500',
    paymentStatus: 'SUCCESS',
  }
  const keyOf = (serviceId: string) => (serviceId === '2' ? key : undefined)

  it('has the hash of the example in the bank’s documentation', () => {
    expect(hashOf(['2', '100', '1.50'], key)).toBe('2ab52e6918c6ad3b69a8228a2ab815f11ad58533eeed963dd990df8d8c3709d1')
  })

  it('is the same after formatting and parsing, and accepted only if nothing in it was changed', () => {
    const posted = writeBankNotice(notice, key)
    expect(readBankNotice(posted, keyOf)).toEqual(notice)
    const xml = Buffer.from(posted, 'base64').toString()
    for (const [before, after] of [
      ['1.50', '0.01'],
      ['PLN', 'CZK'],
      ['100T1', '101T1'],
      ['SUCCESS', 'PENDING'],
      ['<serviceID>2', '<serviceID>3'],
      ['</transaction>', '</transaction><transaction><orderID>7</orderID></transaction>'],
    ] as const) {
      const forged = Buffer.from(xml.replace(before, after)).toString('base64')
      expect(readBankNotice(forged, keyOf)).toBeUndefined()
    }
    for (const nothing of ['', '%%%', Buffer.from('<a>').toString('base64')])
      expect(readBankNotice(nothing, keyOf)).toBeUndefined()
  })

  it('reports the result of the payment', () => {
    const resultOf = (paymentStatus: string) => bankNotification({ ...notice, paymentStatus })?.result ?? null
    expect(['SUCCESS', 'FAILURE', 'PENDING', 'MAYBE'].map(resultOf)).toEqual(['paid', 'refused', 'pending', null])
  })

  it('gets a signed confirmation', () => {
    const answer = answerBankNotice(notice, true, key)
    expect(answer).toContain('<orderID>100T1</orderID><confirmation>CONFIRMED</confirmation>')
    expect(answer).toContain(`<hash>${hashOf(['2', '100T1', 'CONFIRMED'], key)}</hash>`)
    const refusal = answerBankNotice(notice, false, key)
    expect(refusal).toContain('<orderID>100T1</orderID><confirmation>NOTCONFIRMED</confirmation>')
    expect(refusal).toContain(`<hash>${hashOf(['2', '100T1', 'NOTCONFIRMED'], key)}</hash>`)
  })

  it('parses the example of the bank’s library, with CDATA sections and line breaks', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<transactionList>
    <serviceID>123456</serviceID>
    <transactions>
        <transaction>
            <orderID><![CDATA[123]]></orderID>
            <remoteID>102686</remoteID>
            <amount>500.00</amount>
            <currency>PLN</currency>
            <gatewayID>106</gatewayID>
            <paymentDate>20200621171238</paymentDate>
            <paymentStatus>SUCCESS</paymentStatus>
            <paymentStatusDetails>ACCEPTED</paymentStatusDetails>
        </transaction>
    </transactions>
    <hash>HASH</hash>
</transactionList>`
    const values = ['123456', '123', '102686', '500.00', 'PLN', '106', '20200621171238', 'SUCCESS', 'ACCEPTED']
    const posted = Buffer.from(xml.replace('HASH', hashOf(values, key))).toString('base64')
    expect(readBankNotice(posted, () => key)).toMatchObject({ orderId: '123', amount: 50_000, remoteId: '102686' })
  })

  it('cannot be forged from data that was signed for another purpose', () => {
    // The buyer sees the hash of the payment URL and chose the email address in it.
    const email = 'R|20261122040000|SUCCESS|y@example.com'
    const hash = hashOf(['2', '100T1', '1.50', 'PLN', email], key)
    const forge = (fields: string): string =>
      Buffer.from(`<transactionList>${fields}<hash>${hash}</hash></transactionList>`).toString('base64')
    const leaf = (name: string, value: string): string => `<${name}>${value}</${name}>`
    const start = leaf('serviceID', '2') + leaf('orderID', '100T1') + leaf('amount', '1.50') + leaf('currency', 'PLN')
    for (const rest of [
      leaf('remoteID', 'R') +
        leaf('paymentDate', '20261122040000') +
        leaf('paymentStatus', 'SUCCESS') +
        leaf('paymentStatusDetails', 'y@example.com'),
      leaf('remoteID', 'R|20261122040000') + leaf('paymentDate', '') + leaf('paymentStatus', 'SUCCESS|y@example.com'),
    ]) {
      const notice = readBankNotice(forge(start + rest), keyOf)
      expect(notice?.paymentStatus).not.toBe('SUCCESS')
    }
  })

  it('with declarations, or too long, is refused', () => {
    const xml = Buffer.from(writeBankNotice(notice, key), 'base64').toString()
    const declared = xml.replace('?>', '?><!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]>')
    for (const bad of [declared, xml + ' '.repeat(40_000)])
      expect(readBankNotice(Buffer.from(bad).toString('base64'), keyOf)).toBeUndefined()
    // Reading it would take hours.
    const hostile = Buffer.from('<a><![CDATA['.repeat(900_000)).toString('base64')
    expect(readBankNotice(hostile, keyOf)).toBeUndefined()
  })
})

describe('why a payment was refused', () => {
  it.each([
    ['CANCELLED', 'canceled'],
    ['EXPIRED', 'expired'],
    ['CARD_LIMIT_EXCEEDED', 'funds'],
    ['REJECTED', 'declined'],
    ['', 'declined'],
  ])('a bank with %j is %s', (details, reason) => {
    expect(reasonOfBank(details)).toBe(reason)
  })
})
