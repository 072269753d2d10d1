/** The page after a step; undefined at the end of a carousel that does not wrap around. */
export function pageAfter(page: number, step: 1 | -1, pages: number, endless: boolean): number | undefined {
  const wanted = page + step
  if (wanted >= 0 && wanted < pages) return wanted
  return endless && pages > 1 ? (wanted + pages) % pages : undefined
}
