import { pageFiles } from './page-files.ts'

/** A page that the visitor viewed, its store view's prefix, and the build files that it loaded. */
export type SeenPage = { readonly url: string; readonly prefix: string; readonly files: readonly string[] }

/** The messages that pages send to the worker. */
export type WorkerMessage =
  | { readonly type: 'PREFETCH_IMAGES'; readonly payload: { readonly urls: readonly string[] } }
  | { readonly type: 'KEEP_PAGE'; readonly payload: SeenPage }
  | { readonly type: 'GET_VERSION' }
  | { readonly type: 'SKIP_WAITING' }

const most = 30

/** Validates a message: accepts only URLs of our own origin below `/media/` and of a page's files, and limits their number. */
export function readMessage(data: unknown, origin: string): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  const payload = 'payload' in data && typeof data.payload === 'object' ? data.payload : null
  switch (data.type) {
    case 'PREFETCH_IMAGES':
      return { type: data.type, payload: { urls: paths(field(payload, 'urls'), /^\/media\//, origin).slice(0, most) } }
    case 'KEEP_PAGE': {
      const seen = seenPage(payload, origin)
      return seen && { type: data.type, payload: seen }
    }
    case 'GET_VERSION':
    case 'SKIP_WAITING':
      return { type: data.type }
    default:
      return undefined
  }
}

const field = (payload: object | null, name: string): unknown => (payload as Record<string, unknown> | null)?.[name]

function seenPage(payload: object | null, origin: string): SeenPage | undefined {
  const url = field(payload, 'url')
  const prefix = field(payload, 'prefix')
  if (typeof url !== 'string' || !URL.canParse(url, origin) || new URL(url, origin).origin !== origin) return undefined
  if (typeof prefix !== 'string' || !/^(\/[\w-]+)?$/.test(prefix)) return undefined
  return { url: new URL(url, origin).href, prefix, files: paths(field(payload, 'files'), pageFiles, origin) }
}

function paths(value: unknown, place: RegExp, origin: string): string[] {
  if (!Array.isArray(value)) return []
  const urls = value
    .filter((entry): entry is string => typeof entry === 'string' && URL.canParse(entry, origin))
    .map((entry) => new URL(entry, origin))
    .filter((url) => url.origin === origin && place.test(url.pathname))
  return [...new Set(urls.map((url) => url.pathname + url.search))]
}
