import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { selectItems } from './queries.ts'
import type { WishlistItemView, WishlistView } from './types.ts'

const largestPage = 300

interface Paging {
  pageSize?: number | null
  currentPage?: number | null
}

/** The size and number of the requested page. */
export function pageOf({ pageSize, currentPage }: Paging): { size: number; current: number } {
  const [size, current] = [pageSize ?? 20, currentPage ?? 1]
  if (size < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  if (size > largestPage) throw platformErrors.PAGE_SIZE_TOO_LARGE({ maximum: largestPage })
  if (current < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
  return { size, current }
}

/** One page of a list's items. */
export async function itemsOf(ctx: Context, list: WishlistView, paging: Paging) {
  const { size, current } = pageOf(paging)
  const items: WishlistItemView[] =
    list.id === null || list.count === 0
      ? []
      : await selectItems(ctx.db, { listId: list.id, storeId: ctx.store.id }, { size, current })
  const page_info = { page_size: size, current_page: current, total_pages: Math.ceil(list.count / size) }
  return { items, page_info }
}
