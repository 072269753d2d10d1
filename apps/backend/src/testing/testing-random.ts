/** The seed of this run, from `tools/test-seed.ts`. */
export const testSeed = Number(process.env['TEST_SEED'] ?? 1)

/** Whole numbers from 0, each below a given one: the same for the same seed. */
export function randomly(seed: number): (below: number) => number {
  // Of a Lehmer generator, whose state is never 0.
  let state = (seed % 2_147_483_646) + 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
