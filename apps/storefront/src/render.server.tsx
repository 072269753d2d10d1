import { PassThrough, type Readable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import './styles.ts'
import type { Environment } from './environment.ts'
import { setBackendUrl } from './graphql/client.ts'
import { loadMessages } from './i18n/messages.ts'
import { assignHosts, storeOf } from './i18n/store-view.ts'
import type { StoreView } from './i18n/store-views.ts'
import { modulesOf } from './modules-of.ts'
import type { PageAssets } from './page-assets.server.ts'
import { Document } from './document.tsx'
import { writePageState } from './page-state.ts'
import { routesFor } from './routes.ts'

export { equalPath } from './store-switch.server.ts'

const handlers = new Map<string, StaticHandler>()
const patience = 10_000

/** Tells the renderer where the backend answers and which hosts have a store of their own. */
export function configure(env: Environment): void {
  setBackendUrl(env.backendUrl)
  assignHosts(env.storeHosts)
}

function handlerOf(store: StoreView): StaticHandler {
  const key = `${store.code}${store.prefix}`
  const handler = handlers.get(key) ?? createStaticHandler(routesFor(store))
  handlers.set(key, handler)
  return handler
}

export type PageAnswer = { readonly status: number; readonly headers: Headers; readonly body: Readable | string }

/** Answers a page request: runs the matched loaders or action, then renders the whole document. */
export async function render(request: Request, assets: PageAssets): Promise<PageAnswer> {
  const store = storeOf(request)
  await loadMessages(store.locale)
  const handler = handlerOf(store)
  const context = await handler.query(request)
  if (context instanceof Response)
    return { status: context.status, headers: context.headers, body: (await context.text()) || '' }
  const headers = headersOf(context)
  const body = await renderDocument(handler, context, store, assets)
  return { status: context.statusCode, headers, body }
}

function headersOf(context: StaticHandlerContext): Headers {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  for (const own of [...Object.values(context.loaderHeaders), ...Object.values(context.actionHeaders)]) {
    for (const [name, value] of own) headers.append(name, value)
  }
  if (import.meta.env.PROD) headers.set('content-security-policy', policy)
  return headers
}

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

function renderDocument(
  handler: StaticHandler,
  context: StaticHandlerContext,
  store: StoreView,
  assets: PageAssets,
): Promise<Readable> {
  const router = createStaticRouter(handler.dataRoutes, context)
  const files = assets(modulesOf(context), store.locale)
  const page = (
    <Document store={store} assets={files} state={writePageState(context, store, files)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>
  )
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onShellReady: () => {
        clearTimeout(timer)
        resolve(pipe(new PassThrough()))
      },
      onShellError: reject,
      onError: (error) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      },
    })
    const timer = setTimeout(abort, patience)
  })
}
