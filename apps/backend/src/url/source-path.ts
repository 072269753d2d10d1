import { splitUrl } from './split-url.ts'

// Links in advertisements and emails have these beside the parameters of the page.
const added = /^(?:utm_\w+|[a-z]{1,4}clid|gbraid|wbraid|_gl|mc_[ce]id)$/i

/** The stored form of a redirect's source: its decoded path and its parameters by name. Undefined if it is no path. */
export function sourcePath(from: string): string | undefined {
  const { path, query } = splitUrl(from)
  return path === undefined || path === '' ? undefined : placeOf(path, new URLSearchParams(query))
}

interface Source {
  requestPath: string
  /** The part of the query that is not the source's, with its question mark. */
  rest: string
}

/** The sources that lead away from an address, the most exact one first: with its query, without what advertisements add, and without any. */
export function sourcesAt(path: string, query: string): Source[] {
  const plain = { requestPath: path, rest: query }
  if (query === '') return [plain]
  const all = [...new URLSearchParams(query)]
  const own = all.filter(([name]) => !added.test(name))
  const others = new URLSearchParams(all.filter(([name]) => added.test(name))).toString()
  return [
    { requestPath: placeOf(path, new URLSearchParams(all)), rest: '' },
    { requestPath: placeOf(path, new URLSearchParams(own)), rest: others === '' ? '' : `?${others}` },
    plain,
  ]
}

function placeOf(path: string, parameters: URLSearchParams): string {
  parameters.sort()
  const query = parameters.toString()
  return query === '' ? path : `${path}?${query}`
}
