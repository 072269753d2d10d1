import { platformErrors } from '#src/platform/errors.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { findDynamicBlocks } from './find-dynamic-blocks.ts'

const mostPerPage = 100

export const resolvers: Resolvers = {
  Query: {
    dynamicBlocks: async (_root, { input, pageSize, currentPage }, context) => {
      const [size, page] = [Math.min(pageSize ?? 20, mostPerPage), currentPage ?? 1]
      if (size < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
      if (page < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
      const blocks = input === null || input === undefined ? [] : await findDynamicBlocks(context, input)
      return {
        items: blocks.slice((page - 1) * size, page * size).map(({ id, content }) => ({
          uid: encodeUid(id),
          content: { stored: content, where: `dynamic block ${id}` },
        })),
        page_info: { page_size: size, current_page: page, total_pages: Math.ceil(blocks.length / size) },
        total_count: blocks.length,
      }
    },
  },
}
