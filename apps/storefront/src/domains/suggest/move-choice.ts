/** The index of the highlighted suggestion after an arrow key; null if none. Wraps around at both ends. */
export function moveChoice(chosen: number | null, key: 'ArrowDown' | 'ArrowUp', count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return chosen === null ? 0 : (chosen + 1) % count
  return chosen === null ? count - 1 : (chosen + count - 1) % count
}
