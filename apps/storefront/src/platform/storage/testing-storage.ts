/** A `Storage` for tests; its entries are own properties, as in browsers. */
export function testStorage(): Storage {
  const methods = {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => void (stored[name] = value),
    removeItem: (name: string) => void delete stored[name],
  }
  const stored: Record<string, string> = Object.create(methods)
  return stored as unknown as Storage
}
