type Refusal = { readonly message: string; readonly code: string; readonly quantity?: number | null }

/** What became of a change that stock may limit: refusals in the server's words, or how many it was lowered to. */
export type Updated = { readonly errors: readonly string[]; readonly lowered?: number }

/** Tries a change, and once more with as many as there are when it was more than that. */
export async function tryOrLower(
  attempt: (quantity: number | undefined) => Promise<readonly Refusal[]>,
): Promise<Updated> {
  const refusals = await attempt(undefined)
  const most = refusals.find((refusal) => refusal.code === 'INSUFFICIENT_STOCK')?.quantity ?? 0
  if (refusals.length === 0 || most < 1) return { errors: refusals.map(({ message }) => message) }
  const again = await attempt(most)
  return again.length === 0 ? { errors: [], lowered: most } : { errors: again.map(({ message }) => message) }
}

/** The refusals of an answer; the server never leaves holes in the list, whatever the types allow. */
export function refusalsOf(
  list:
    | readonly ({ readonly message: string; readonly code: string; readonly quantity?: number | null } | null)[]
    | undefined,
): readonly Refusal[] {
  return (list ?? []).filter((refusal) => refusal !== null)
}
