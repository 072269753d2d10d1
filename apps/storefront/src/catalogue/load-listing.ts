import { notFound } from '#src/url/not-found.ts'

/**
 * Waits for a list. What the server refuses of its address, such as a page beyond the last, or a filter that nobody knows how
 * to write, is an address where nothing lives: throws the answer 404.
 */
export async function foundOr404<Data>(request: Request, asked: () => Promise<Data>): Promise<Data> {
  try {
    return await asked()
  } catch (error) {
    if (error instanceof Error && 'category' in error && error.category === 'graphql-input') return notFound(request)
    throw error
  }
}
