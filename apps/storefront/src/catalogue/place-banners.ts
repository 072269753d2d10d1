/** Where a banner wants to stand; `position` is a cell of its page from 1, no `page` is every page. */
export type BannerPlace = {
  readonly page?: number | null
  readonly position?: number | null
  readonly every_n?: number | null
  readonly is_valid?: boolean | null
}

/** The products that are shown at once: those of one page, or of several that follow each other. */
export type ShownProducts = {
  readonly firstPage: number
  readonly pageSize: number
  readonly count: number
  /** Whether no product comes after them. */
  readonly isEnd: boolean
}

/**
 * The banners by the number of products that stand before them. A banner takes the cell of its page that it names, or the next
 * one when another has it. A repeated one comes again every so many cells and never right after another banner. A page ends
 * with its last product; at the end of the list, whose page may be short, a banner that is not repeated and whose cell is not
 * reached follows that product.
 */
export function placeBanners<Banner extends BannerPlace>(
  banners: readonly Banner[],
  { firstPage, pageSize, count, isEnd }: ShownProducts,
): ReadonlyMap<number, readonly Banner[]> {
  const placed = new Map<number, Banner[]>()
  const shown = banners.filter(({ is_valid: isValid }) => isValid)
  const size = Math.max(1, pageSize)
  for (let start = 0, page = firstPage; start < count; start += size, page++) {
    const products = Math.min(size, count - start)
    const isLast = isEnd && start + size >= count
    const own = shown.filter((banner) => (banner.page ?? page) === page)
    for (const [before, banner] of placesOnPage(own, products, isLast))
      placed.set(start + before, [...(placed.get(start + before) ?? []), banner])
  }
  return placed
}

function placesOnPage<Banner extends BannerPlace>(
  banners: readonly Banner[],
  products: number,
  isLast: boolean,
): (readonly [number, Banner])[] {
  const places: [number, Banner][] = []
  const waiting: Banner[] = []
  let isAfterBanner = false
  let cell = 1
  for (let before = 0; before < products; cell++) {
    waiting.push(...banners.filter((banner) => firstCell(banner) === cell))
    const banner: Banner | undefined =
      waiting.shift() ?? (isAfterBanner ? undefined : banners.find((one) => comesAgain(one, cell)))
    isAfterBanner = banner !== undefined
    if (banner) places.push([before, banner])
    else before++
  }
  if (!isLast) return places
  const unreached = banners.filter((banner) => firstCell(banner) >= cell && repetition(banner) === 0)
  return [...places, ...[...waiting, ...unreached].map((banner) => [products, banner] as const)]
}

const firstCell = ({ position }: BannerPlace): number => Math.max(1, position ?? 1)

/** Cells from one repetition to the next; 0 without any, since a banner in every cell would leave none to products. */
const repetition = ({ every_n: every }: BannerPlace): number => (every && every > 1 ? every : 0)

function comesAgain(banner: BannerPlace, cell: number): boolean {
  const every = repetition(banner)
  return every > 0 && cell > firstCell(banner) && (cell - firstCell(banner)) % every === 0
}
