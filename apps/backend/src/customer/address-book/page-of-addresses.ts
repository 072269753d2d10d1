import { platformErrors } from '#src/platform/errors.ts'

const largestPage = 300

/** One page of an address book. Loads the whole book, which is small. */
export function pageOfAddresses<T>(
  addresses: readonly T[],
  { pageSize, currentPage }: { pageSize?: number | null; currentPage?: number | null },
) {
  const [size, current] = [Math.min(pageSize ?? 5, largestPage), currentPage ?? 1]
  if (size < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  if (current < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
  return {
    items: addresses.slice((current - 1) * size, current * size),
    page_info: { page_size: size, current_page: current, total_pages: Math.ceil(addresses.length / size) },
    total_count: addresses.length,
  }
}
