/** A product that may be recommended. */
export interface Candidate {
  id: number
  /** The product ids of all colours of its design, itself included; empty if there are no other colours. */
  colours: number[]
}

/** The first candidates, each of another design. Leaves out designs of which any colour is already recommended. */
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
