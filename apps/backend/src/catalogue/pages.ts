import { UserError } from '#src/platform/user-error.ts'

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

/** One page of a list, or Magento's refusal of a page that cannot be. */
export function pageOf<T>(all: readonly T[], request: PageRequest): Page<T> {
  const { from, to, ...page } = pageBounds(all.length, request)
  return { items: all.slice(from, to), ...page }
}

/** From where to before where a page goes in a list of so many, or Magento's refusal of a page that cannot be. */
export function pageBounds(
  count: number,
  request: PageRequest,
): Omit<Page<never>, 'items'> & { from: number; to: number } {
  const pageSize = request.pageSize ?? 20
  const currentPage = request.currentPage ?? 1
  checkPage(pageSize, currentPage)
  const totalPages = Math.ceil(count / pageSize)
  if (count > 0 && currentPage > totalPages)
    throw inputError(`currentPage value ${currentPage} specified is greater than the ${totalPages} page(s) available.`)
  return {
    from: (currentPage - 1) * pageSize,
    to: currentPage * pageSize,
    page_info: { page_size: pageSize, current_page: currentPage, total_pages: totalPages },
    total_count: count,
  }
}

/** Refuses page sizes and numbers before any work is done for them. */
export function checkPage(pageSize: number, currentPage: number): void {
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.')
  if (pageSize > largestPage) throw inputError(`Maximum pageSize is ${largestPage}`)
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.')
}

function inputError(message: string): UserError {
  return new UserError('graphql-input', message)
}
