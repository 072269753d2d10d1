import { platformErrors } from '#src/platform/errors.ts'

const largestPage = 300

export interface PageInfo {
  page_size: number
  current_page: number
  total_pages: number
}

export interface Page<T> {
  items: T[]
  page_info: PageInfo
  total_count: number
}

export interface PageRequest {
  pageSize?: number | null | undefined
  currentPage?: number | null | undefined
}

/** One page of a list. Throws Magento's error for a page that does not exist. */
export function pageOf<T>(all: readonly T[], request: PageRequest): Page<T> {
  const { from, to, ...page } = pageBounds(all.length, request)
  return { items: all.slice(from, to), ...page }
}

/** The bounds of a page in a list of `count` items, `to` excluded. Throws Magento's error for a page that does not exist. */
export function pageBounds(
  count: number,
  request: PageRequest,
): Omit<Page<never>, 'items'> & { from: number; to: number } {
  const pageSize = request.pageSize ?? 20
  const currentPage = request.currentPage ?? 1
  checkPage(pageSize, currentPage)
  const totalPages = Math.ceil(count / pageSize)
  if (count > 0 && currentPage > totalPages)
    throw platformErrors.CURRENT_PAGE_TOO_LARGE({ page: currentPage, pages: totalPages })
  return {
    from: (currentPage - 1) * pageSize,
    to: currentPage * pageSize,
    page_info: { page_size: pageSize, current_page: currentPage, total_pages: totalPages },
    total_count: count,
  }
}

/** Throws for invalid page sizes and page numbers. Call it before expensive work. */
export function checkPage(pageSize: number, currentPage: number): void {
  if (pageSize < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  if (pageSize > largestPage) throw platformErrors.PAGE_SIZE_TOO_LARGE({ maximum: largestPage })
  if (currentPage < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
}
