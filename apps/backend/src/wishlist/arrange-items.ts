/**
 * The ids of a list with some of them moved: directly after another one, or to the beginning if that is null. The moved ids get the
 * order in which they are given. Undefined if there is no such other id.
 */
export function arrangeItems(
  ids: readonly number[],
  moved: readonly number[],
  after: number | null,
): number[] | undefined {
  const known = new Set(ids)
  const moving = new Set(moved.filter((id) => known.has(id)))
  const others = ids.filter((id) => !moving.has(id))
  if (after === null) return [...moving, ...others]
  const index = others.indexOf(after)
  return index === -1 ? undefined : [...others.slice(0, index + 1), ...moving, ...others.slice(index + 1)]
}
