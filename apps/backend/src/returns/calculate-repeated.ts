import type { RequestedItem, ReturnComment, ReturnedItem, ReturnRequest, ReturnRow } from './types.ts'

/** A request as the buyer sent it. */
export interface SentRequest extends ReturnRequest {
  /** The wanted size of an exchange; null for a return. */
  readonly sku: string | null
}

/** What is stored of a request, with what was added later. */
interface StoredRequest extends Pick<ReturnRow, 'bankAccount' | 'contactEmail' | 'requestedAt'> {
  readonly items: readonly ReturnedItem[]
  readonly comments: readonly ReturnComment[]
}

/** Whether a return was requested with the same pieces, reasons, bank account, contact address, comment and wanted size. */
export function isSameRequest(
  { items, bankAccount, contactEmail, comment, sku }: SentRequest,
  stored: StoredRequest,
): boolean {
  return (
    stored.bankAccount === bankAccount &&
    stored.contactEmail === contactEmail &&
    commentOf(stored) === comment &&
    stored.items.every(({ exchange }) => (exchange?.sku ?? null) === sku) &&
    areSamePieces(items, stored.items)
  )
}

/** The comment that came with the request. Later ones do not count. */
const commentOf = ({ comments, requestedAt }: StoredRequest): string | null =>
  comments.find(({ author, writtenAt }) => author === 'buyer' && writtenAt.getTime() === requestedAt.getTime())?.text ??
  null

/** A wanted item that names no exchange may be stored in several parts. */
function areSamePieces(wanted: readonly RequestedItem[], stored: readonly ReturnedItem[]): boolean {
  const namedFirst = wanted.toSorted((a, b) => Number(a.exchangeId === null) - Number(b.exchangeId === null))
  let left = stored
  for (const { orderItemId, quantity, reason, exchangeId } of namedFirst) {
    const isPart = (part: ReturnedItem): boolean =>
      part.orderItemId === orderItemId &&
      part.reason === reason &&
      (exchangeId === null || part.exchangeId === exchangeId)
    if (left.filter(isPart).reduce((sum, part) => sum + part.requested, 0) !== quantity) return false
    left = left.filter((part) => !isPart(part))
  }
  return left.length === 0
}
