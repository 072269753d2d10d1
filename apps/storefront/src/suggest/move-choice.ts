/** Which of `count` suggestions is highlighted after an arrow key; null is none. Both ends lead to the other. */
export function moveChoice(chosen: number | null, key: 'ArrowDown' | 'ArrowUp', count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return chosen === null ? 0 : (chosen + 1) % count
  return chosen === null ? count - 1 : (chosen + count - 1) % count
}
