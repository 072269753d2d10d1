import { inflateSync } from 'node:zlib'
import { decodeQR } from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import { drawCode } from './draw-code.ts'
import { transferCode, type Transfer } from './transfer-code.ts'

const polish: Transfer = {
  details: {
    payee: 'Bocian Sp. z o.o.',
    account: 'PL61109010140000071219812874',
    bic: null,
    bankName: null,
    instructions: null,
    unpaidDays: 7,
  },
  amount: 75_98,
  currency: 'PLN',
  reference: '1000000001',
}
const to = (account: string, currency: string, more: Partial<Transfer> = {}, details = {}): Transfer => ({
  ...polish,
  ...more,
  currency,
  details: { ...polish.details, account, ...details },
})
const german = 'DE89370400440532013000'
const czech = 'CZ6508000000192000145399'

describe('the code of a transfer', () => {
  test('for złoty to Poland follows the standard of Polish banks', () => {
    expect(transferCode(polish)).toEqual({
      standard: 'ZBP',
      text: '|PL|61109010140000071219812874|007598|Bocian Sp. z o.o.|1000000001|||',
    })
  })

  test('respects the lengths and the separator of that standard', () => {
    const long = to(
      polish.details.account,
      'PLN',
      { reference: 'x'.repeat(40) },
      { payee: 'Żółw | Gęś Łąka Spółka z o.o.' },
    )
    const fields = transferCode(long)?.text.split('|') ?? []
    expect(fields).toHaveLength(9)
    expect([fields[4], fields[5]]).toEqual(['Żółw   Gęś Łąka Spół', 'x'.repeat(32)])
    expect(transferCode({ ...polish, amount: 999_999 })?.text).toContain('|999999|')
    expect(transferCode({ ...polish, amount: 1_000_000 })).toBeNull()
  })

  test('for euro within SEPA follows EPC069-12', () => {
    expect(transferCode(to(german, 'EUR', { amount: 1_05 }, { bic: 'COBADEFFXXX' }))).toEqual({
      standard: 'EPC',
      text: 'BCD\n002\n1\nSCT\nCOBADEFFXXX\nBocian Sp. z o.o.\nDE89370400440532013000\nEUR1.05\n\n\n1000000001',
    })
    expect(transferCode(to(german, 'EUR'))?.text.split('\n')[4]).toBe('')
    expect(transferCode(to(polish.details.account, 'EUR'))?.standard).toBe('EPC')
  })

  test('for euro outside the European Economic Area requires the BIC', () => {
    const swiss = 'CH9300762011623852957'
    expect(transferCode(to(swiss, 'EUR'))).toBeNull()
    expect(transferCode(to(swiss, 'EUR', {}, { bic: 'POFICHBE' }))?.standard).toBe('EPC')
  })

  test('is never longer than EPC069-12 allows', () => {
    const longest = to(
      german,
      'EUR',
      { reference: '€'.repeat(20), amount: 999_999_99 },
      { payee: 'ß'.repeat(80), bic: 'COBADEFFXXX' },
    )
    expect(Buffer.byteLength(transferCode(longest)?.text ?? '')).toBeLessThanOrEqual(331)
  })

  test('for koruna to Czechia is a QR Platba with its variable symbol', () => {
    expect(transferCode(to(czech, 'CZK', { amount: 1_379_00 }, { bic: 'GIBACZPX' }))).toEqual({
      standard: 'SPAYD',
      text: 'SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:1379.00*CC:CZK*RN:Bocian Sp. z o.o.*X-VS:1000000001*MSG:1000000001',
    })
    const odd = to(czech, 'CZK', { reference: '13000000001' }, { payee: 'Čáp * 100 %' })
    expect(transferCode(odd)?.text).toContain('*RN:%C4%8C%C3%A1p %2A 100 %25*MSG:13000000001')
  })

  test.each([
    ['złoty to Germany', to(german, 'PLN')],
    ['koruna to Poland', to(polish.details.account, 'CZK')],
    ['lei', to('RO49AAAA1B31007593840000', 'RON')],
    ['hryvnias', to('UA213223130000026007233566001', 'UAH')],
    ['drams to a domestic account', to('1570012345678901', 'AMD')],
    ['euro to a country outside SEPA', to('UA213223130000026007233566001', 'EUR')],
  ])('is not drawn for %s', (_name, transfer) => expect(transferCode(transfer)).toBeNull())

  test.each([polish, to(german, 'EUR', {}, { payee: 'Bär & Söhne' }), to(czech, 'CZK')])(
    'is drawn as a readable QR code for $currency',
    (transfer) => {
      const text = transferCode(transfer)?.text ?? ''
      expect(decodeQR(pixelsOf(drawCode(text)))).toBe(text)
    },
  )
})

/** Decodes our one-bit PNG into pixels. */
function pixelsOf(png: Buffer) {
  const side = png.readUInt32BE(16)
  const rows = inflateSync(png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8))
  const rowBytes = 1 + Math.ceil(side / 8)
  const data = new Uint8Array(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isWhite = ((rows[y * rowBytes + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0
      if (!isWhite) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return { width: side, height: side, data }
}
