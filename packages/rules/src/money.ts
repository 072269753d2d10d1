/** Internally every currency of the shop has two decimals, even if people do not use them. */
const scale = 100

/** Converts minor units to the decimal number in GraphQL's Money. */
export function toDecimal(minor: number): number {
  return minor / scale
}

/**
 * Converts a decimal amount to minor units, rounded half away from zero. Text is parsed digit by digit, so that 1.005 becomes
 * 1.01.
 */
export function toMinor(decimal: number | string): number {
  const text = typeof decimal === 'number' ? decimalText(decimal) : decimal.trim()
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text)
  if (match === null || `${match[2]}${match[3] ?? ''}` === '')
    throw new RangeError(`Not an amount: ${text.slice(0, 40)}`)
  const fraction = (match[3] ?? '').padEnd(3, '0')
  const minor = Number(match[2]) * scale + Number(fraction.slice(0, 2)) + (fraction.charAt(2) >= '5' ? 1 : 0)
  return match[1] === '-' && minor !== 0 ? -minor : minor
}

function decimalText(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError('Not an amount')
  const text = String(value)
  return text.includes('e') ? value.toFixed(6) : text
}

/** The part `numerator` / `denominator` of an amount, rounded half away from zero; exact for amounts of any size. */
export function portion(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const magnitude = ((product < 0n ? -product : product) * 2n + divisor) / (divisor * 2n)
  return Number(product < 0n ? -magnitude : magnitude)
}

/**
 * Allocates a total by weights with the largest remainder method; for equal remainders, the first part wins. The parts add up to
 * the total, and no part exceeds its weight if the total is at most the sum of the weights.
 */
export function allocate(total: number, weights: number[]): number[] {
  // BigInt, because a total times a weight may exceed the safe integer range.
  const sum = weights.reduce((a, weight) => a + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const size = BigInt(Math.abs(total))
  const exact = weights.map((weight) => size * BigInt(weight))
  const parts = exact.map((product) => product / sum)
  const rest = size - parts.reduce((a, b) => a + b, 0n)
  const order = exact
    .map((product, index) => ({ index, remainder: product % sum }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of order.slice(0, Number(rest))) parts[index] = (parts[index] ?? 0n) + 1n
  return parts.map((part) => (total < 0 ? -Number(part) : Number(part)))
}
