import { mapExchange, type Exchange } from '@urql/core'
import type { ServerError } from './error-codes.gen.ts'

const absent: ServerError['code'] = 'BLOCK_NOT_FOUND'

/**
 * Takes the errors from a response that lacks nothing but content blocks, which a shop need not have. They are null in its list. The
 * browser's cache would keep the list as incomplete and refuse the whole page, and the server would keep nothing of the response and ask again for each page.
 */
export const absentBlocks: Exchange = mapExchange({
  onResult(result) {
    const errors = result.error?.graphQLErrors ?? []
    const isWhole = errors.length > 0 && errors.every(({ extensions }) => extensions['code'] === absent)
    if (isWhole && result.data != null) delete result.error
  },
})
