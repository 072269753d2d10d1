/** A list with one entry moved to an index. */
export function moved<Entry>(entries: readonly Entry[], entry: Entry, index: number): Entry[] {
  const others = entries.filter((one) => one !== entry)
  return [...others.slice(0, index), entry, ...others.slice(index)]
}

type Product = { readonly uid: string }

/** The products in the given order of their uids. Those that it does not have, because another tab has added them, come first. */
export const inOrder = <Shown extends Product>(products: readonly Shown[], uids: readonly string[]): Shown[] =>
  products.toSorted((one, other) => uids.indexOf(one.uid) - uids.indexOf(other.uid))

/** Where a row is on the page, in pixels. */
export type RowPlace = { readonly top: number; readonly height: number }

/** The index at which a row is dropped that was dragged down by a number of pixels: it passes those whose middle it has passed. */
export function dropIndex(rows: readonly RowPlace[], from: number, distance: number): number {
  const own = rows[from]
  if (!own) return from
  const middle = ({ top, height }: RowPlace) => top + height / 2
  const [top, bottom] = [own.top + distance, own.top + own.height + distance]
  const passed = rows.filter((row, index) =>
    index > from ? middle(row) < bottom : index < from && middle(row) > top,
  ).length
  return distance > 0 ? from + passed : from - passed
}
