// The @ may be encoded, as in a URL. The limit keeps the time for a long text without one proportional to its length.
const emailAddress = /[\w.!#$&'*+/=?^`{|}~%-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi

/** The text in which all email addresses are masked. */
export const hideEmailAddresses = (text: string): string => text.replaceAll(emailAddress, '[email]')

/** What the databases add to an error: parameters of the statement, and the values of the row that it is about. */
const rowValues = new Set(['params', 'parameters', 'query', 'detail', 'where'])

/** An error for the log without the values of database rows. */
export function withoutRowValues<Fault extends object>(error: Fault): Fault {
  const kept = Object.entries(error).filter(([name]) => !rowValues.has(name))
  const nested = (value: unknown): unknown => (Array.isArray(value) ? value.map(nestedError) : value)
  // The serializer defines `raw`, the original error, as a property that is not enumerable.
  return Object.fromEntries(kept.map(([name, value]) => [name, nested(value)])) as Fault
}

const nestedError = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? withoutRowValues(value) : value
