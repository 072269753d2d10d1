export function count(number: number): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ' ')
}

/** JSON has no NaN, so a value that could not be measured is null. */
export function milliseconds(value: number | null): string {
  if (value === null || Number.isNaN(value)) return '–'
  return value < 10 ? value.toFixed(1) : count(Math.round(value))
}

export function rate(value: number): string {
  return value < 100 ? value.toFixed(1) : count(Math.round(value))
}

export function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}

export function megabytes(bytes: number | null): string {
  return bytes === null ? 'unknown' : `${Math.round(bytes / 1e6)} MB`
}
