const most = 99

/** The text of a count badge: null for 0, '99+' above 99. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null
  return count > most ? `${most}+` : String(count)
}
