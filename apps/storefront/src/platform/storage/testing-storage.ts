/** A `Storage` for tests; its entries are own properties, as in browsers. */
export function testStorage(): Storage {
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
    removeItem: (name: string) => void delete kept[name],
  }
  const kept: Record<string, string> = Object.create(methods)
  return kept as unknown as Storage
}
