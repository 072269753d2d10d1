import { notFound } from '#src/domains/cms/not-found.ts'

/**
 * Loads a list. Throws a 404 response if the server refuses its URL, for example for a page beyond the last or an invalid
 * filter.
 */
export async function foundOr404<Data>(request: Request, load: () => Promise<Data>): Promise<Data> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Error && 'category' in error && error.category === 'graphql-input') return notFound(request)
    throw error
  }
}
