import { describe, expect, it } from 'vitest'
import { barsOf, printedNumber } from './ean13.ts'

/** The modules of the bars as a scanner sees them. */
function scan(number: string): string {
  const modules = Array.from({ length: 95 }, () => '0')
  for (const { x, width } of barsOf(number)) modules.fill('1', x, x + width)
  return modules.join('')
}

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const flip = (modules: string) => [...modules].map((one) => (one === '1' ? '0' : '1')).join('')
const mirror = (modules: string) => [...modules].toReversed().join('')

/** Reads the digits back, without the first one. */
function read(modules: string): string {
  const digitOf = (seven: string) =>
    left.findIndex((one) => [one, flip(one), mirror(flip(one))].some((pattern) => pattern === seven))
  const places = [3, 10, 17, 24, 31, 38, 50, 57, 64, 71, 78, 85]
  return places.map((place) => digitOf(modules.slice(place, place + 7))).join('')
}

describe('the barcode of a club card', () => {
  it('is the one of the standard’s example', () => {
    // ISO/IEC 15420: 4 003994 155486.
    expect(scan('4003994155486')).toBe(
      '101' +
        '0001101' +
        '0100111' +
        '0111101' +
        '0001011' +
        '0010111' +
        '0011101' +
        '01010' +
        '1100110' +
        '1001110' +
        '1001110' +
        '1011100' +
        '1001000' +
        '1010000' +
        '101',
    )
  })

  it.each(Array.from({ length: 10 }, (_, digit) => digit))('can be read back if the number begins with %i', (first) => {
    const number = `${first}290348175639`.slice(0, 13)
    const modules = scan(number)
    expect([modules.slice(0, 3), modules.slice(45, 50), modules.slice(92)]).toEqual(['101', '01010', '101'])
    expect(read(modules)).toBe(number.slice(1))
  })

  it('encodes the first digit in the parities of the left half', () => {
    const parities = Array.from({ length: 10 }, (_, first) =>
      [3, 10, 17, 24, 31, 38]
        .map((place) => left.includes(scan(`${first}290348175639`).slice(place, place + 7)))
        .join(),
    )
    expect(new Set(parities).size).toBe(10)
  })

  it('is empty for anything but thirteen digits', () => {
    for (const number of ['', '400399415548', '40039941554860', '400399415548X']) expect(barsOf(number)).toEqual([])
  })

  it('has its number below it in the usual groups', () => {
    expect(printedNumber('4003994155486')).toBe('4 003994 155486')
    expect(printedNumber('12')).toBe('12')
  })
})
