/** A product that may be recommended. */
export interface Candidate {
  id: number
  /** The same design in all its colours, itself among them; none when it has no other. */
  colours: number[]
}

/** The first candidates of different designs, none of which is taken already, in whatever colour. */
export function calculatePicks(candidates: readonly Candidate[], taken: ReadonlySet<number>, most: number): number[] {
  const seen = new Set(taken)
  const picks: number[] = []
  for (const { id, colours } of candidates) {
    if (picks.length >= most) break
    const design = [id, ...colours]
    if (design.some((one) => seen.has(one))) continue
    for (const one of design) seen.add(one)
    picks.push(id)
  }
  return picks
}
