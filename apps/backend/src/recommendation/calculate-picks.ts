/** A product that may be recommended. */
export interface Candidate {
  id: number
  /** The ids of all colours of its design, itself included; empty if it has no other colours. */
  colours: number[]
}

/** The first candidates of different designs, leaving out designs that are already taken in any colour. */
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
