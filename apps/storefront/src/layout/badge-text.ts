const most = 99

/** The number on a trigger as it is drawn: nothing for none, '99+' beyond 99. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null
  return count > most ? `${most}+` : String(count)
}
