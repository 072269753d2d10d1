// The patterns of the digits on the left, seven modules each, where 1 is a bar. Those on the right are their complements.
const odd = [
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
const right = odd.map((pattern) => [...pattern].map((module) => (module === '1' ? '0' : '1')).join(''))
const even = right.map((pattern) => [...pattern].toReversed().join(''))
/** Which of the six digits on the left have even parity; this encodes the first digit, which has no bars of its own. */
const parities = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010']
const guard = '101'
const middle = '01010'

export type Bar = { readonly x: number; readonly width: number }

/** The bars of an EAN-13 number, in modules of 95 from the left guard on; empty if it has not exactly thirteen digits. */
export function barsOf(number: string): readonly Bar[] {
  if (!/^\d{13}$/.test(number)) return []
  const digits = [...number].map(Number)
  const parity = parities[digits[0] ?? 0] ?? ''
  const left = digits.slice(1, 7).map((digit, place) => (parity[place] === '1' ? even : odd)[digit])
  const modules = [guard, ...left, middle, ...digits.slice(7).map((digit) => right[digit]), guard].join('')
  return [...modules.matchAll(/1+/g)].map(({ index, 0: { length: width } }) => ({ x: index, width }))
}

/** The number as it is printed below its barcode: 2 900000 000017. */
export const printedNumber = (number: string): string => number.replace(/^(\d)(\d{6})(\d{6})$/, '$1 $2 $3')
