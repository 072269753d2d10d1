interface Entry {
  id: number
  createdAt: number
}

/** The products that sold best, then the newest ones, `most` at most. Sorts the unsold ones only if they are needed. */
export function calculateBestsellers(
  entries: readonly Entry[],
  sold: ReadonlyMap<number, number>,
  most: number,
): number[] {
  const soldOf = ({ id }: Entry): number => sold.get(id) ?? 0
  const newest = (a: Entry, b: Entry): number => b.createdAt - a.createdAt || a.id - b.id
  const best = entries.filter(({ id }) => sold.has(id)).toSorted((a, b) => soldOf(b) - soldOf(a) || newest(a, b))
  const rest = best.length < most ? entries.filter(({ id }) => !sold.has(id)).toSorted(newest) : []
  return [...best, ...rest].slice(0, most).map(({ id }) => id)
}
