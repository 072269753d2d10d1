import type { BlogPostsFilterInput, FilterTypeInput, InputMaybe } from '#src/platform/resolvers.gen.ts'
import type { PostFilter, PostOrder } from './types.ts'

type Given = InputMaybe<FilterTypeInput> | undefined

const mostWords = 5

/** The filter of a client. Ids that are no numbers match nothing. */
export function readFilter(filter: InputMaybe<BlogPostsFilterInput> | undefined): PostFilter {
  const terms = [idsOf(filter?.category_id), idsOf(filter?.tag_id)].filter((ids) => ids !== undefined)
  const time = filter?.publish_time
  return {
    ids: idsOf(filter?.post_id),
    authorIds: idsOf(filter?.author_id),
    termIds: terms.length === 0 ? undefined : terms.flat(),
    words: wordsOf(filter?.search ?? filter?.title ?? filter?.content),
    months: valuesOf(filter?.publish_month),
    productIds: idsOf(filter?.relatedproduct_id),
    productSkus: valuesOf(filter?.relatedproduct_sku),
    from: instantOf(time?.from ?? time?.gteq ?? time?.moreq ?? time?.gt),
    to: instantOf(time?.to ?? time?.lteq ?? time?.lt),
  }
}

/** Newest first, unless a client sorts by views or title. */
export function readOrder(
  field: InputMaybe<string> | undefined,
  sort: InputMaybe<readonly InputMaybe<string>[]> | undefined,
): PostOrder {
  if (field === 'views_count') return 'popular'
  if (field === 'title') return 'title'
  return sort?.[0]?.toLowerCase() === 'asc' ? 'oldest' : 'newest'
}

/** A positive number that a client sends as text, otherwise 0. */
export function numberOf(id: InputMaybe<string> | undefined): number {
  return /^\d{1,9}$/.test(id ?? '') ? Number(id) : 0
}

function valuesOf(filter: Given): string[] | undefined {
  const values = [filter?.eq, ...(filter?.in ?? [])].filter((value) => typeof value === 'string')
  return values.length === 0 ? undefined : values.map((value) => value.replaceAll('\0', ''))
}

const idsOf = (filter: Given): number[] | undefined => valuesOf(filter)?.map(numberOf)

function instantOf(text: InputMaybe<string> | undefined): Date | undefined {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

function wordsOf(filter: Given): string[] | undefined {
  const text = (filter?.like ?? filter?.eq ?? '').replaceAll('%', ' ').replaceAll('\0', '').trim().toLowerCase()
  return text === '' ? undefined : text.split(/\s+/).slice(0, mostWords)
}
