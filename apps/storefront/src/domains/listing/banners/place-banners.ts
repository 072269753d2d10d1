/** Where a banner is configured to appear: `position` is a cell of its page from 1; without `page` it appears on every page. */
export type BannerPlace = {
  readonly page?: number | null
  readonly position?: number | null
  readonly every_n?: number | null
  readonly is_valid?: boolean | null
}

/** The products shown together, of one page or of several consecutive pages. */
export type ShownProducts = {
  readonly firstPage: number
  readonly pageSize: number
  readonly count: number
  /** Whether these products include the end of the list. */
  readonly isEnd: boolean
}

/**
 * Banners by the number of products before them. A banner takes the cell at its position, or the next free one. A repeated
 * banner appears every `every_n` cells, but not right after another banner. Each page ends with its last product, with one
 * exception: at the end of the list, non-repeated banners whose position was not reached follow the last product.
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

/** The number of cells between repetitions; 0 if not repeated. 1 counts as 0, because banners would then fill every cell. */
const repetition = ({ every_n: every }: BannerPlace): number => (every && every > 1 ? every : 0)

function comesAgain(banner: BannerPlace, cell: number): boolean {
  const every = repetition(banner)
  return every > 0 && cell > firstCell(banner) && (cell - firstCell(banner)) % every === 0
}
