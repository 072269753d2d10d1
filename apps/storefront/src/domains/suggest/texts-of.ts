export function textsOf(
  items: readonly ({ readonly suggestion?: string | null } | null)[] | null | undefined,
): readonly string[] {
  return (items ?? []).flatMap((item) => item?.suggestion ?? [])
}
