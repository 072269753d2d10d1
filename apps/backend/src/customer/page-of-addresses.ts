import { UserError } from '#src/platform/user-error.ts'

const largestPage = 300

/** One page of an address book, which is small enough to load completely. */
export function pageOfAddresses<T>(
  addresses: readonly T[],
  { pageSize, currentPage }: { pageSize?: number | null; currentPage?: number | null },
) {
  const [size, current] = [Math.min(pageSize ?? 5, largestPage), currentPage ?? 1]
  if (size < 1) throw new UserError('graphql-input', 'pageSize value must be greater than 0.')
  if (current < 1) throw new UserError('graphql-input', 'currentPage value must be greater than 0.')
  return {
    items: addresses.slice((current - 1) * size, current * size),
    page_info: { page_size: size, current_page: current, total_pages: Math.ceil(addresses.length / size) },
    total_count: addresses.length,
  }
}
