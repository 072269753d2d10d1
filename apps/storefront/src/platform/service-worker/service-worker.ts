import { handleAsset, cacheAssets } from './handle-asset.ts'
import { handleOfflinePage, handleOnlinePage, handlePage } from './handle-page.ts'
import { handlePicture } from './handle-picture.ts'
import { offlineCache } from './cache-names.ts'
import { cacheOfflinePage, cachePage } from './cache-page.ts'
import { pageFiles } from './page-files.ts'
import { pageKind } from './page-rules.ts'
import { prefetchImages } from './prefetch-images.ts'
import { prefixOf } from './store-prefix.ts'
import { readMessage, type WorkerMessage } from './worker-messages.ts'
import { shell, worker, type PageRequestEvent, type WorkerEvent } from './worker-scope.ts'

worker.addEventListener('install', (event) => event.waitUntil(install(event)))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  const response = responseTo(event, url)
  if (response) event.respondWith(response)
})

worker.addEventListener('message', (event) => {
  const message = readMessage(event.data, location.origin)
  if (!message) return
  const work = handleMessage(event, message).catch(() => ({ status: 'failed' }))
  event.waitUntil(work.then((response) => event.ports[0]?.postMessage(response)))
})

// Refreshes the offline pages of open or cached store views together with the build that they belong to.
async function install(event: WorkerEvent): Promise<void> {
  await cacheAssets(event, shell.files)
  const cachedRequests = await (await caches.open(offlineCache)).keys()
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const prefixes = await Promise.all([...cachedRequests, ...open].map(({ url }) => prefixOf(new URL(url))))
  await Promise.all([...new Set(prefixes)].map((prefix) => cacheOfflinePage(event, prefix, true)))
}

async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

function responseTo(event: PageRequestEvent, url: URL): Promise<Response> | undefined {
  if (event.request.mode === 'navigate') {
    const kind = pageKind(url)
    if (kind === 'cached') return handlePage(event, url)
    if (kind === 'online') return handleOnlinePage(event, url)
    return kind === 'offline-page' ? handleOfflinePage(event, url) : undefined
  }
  if (pageFiles.test(url.pathname)) return handleAsset(event)
  return url.pathname.startsWith('/media/') ? handlePicture(event) : undefined
}

async function handleMessage(
  event: WorkerEvent,
  message: WorkerMessage,
): Promise<{ status: string; [fact: string]: unknown }> {
  switch (message.type) {
    case 'PREFETCH_IMAGES':
      return { status: 'done', kept: await prefetchImages(event, message.payload.urls) }
    case 'KEEP_PAGE':
      return { status: 'done', isKept: await cachePage(event, message.payload) }
    case 'GET_VERSION':
      return { status: 'done', version: shell.version }
    case 'SKIP_WAITING':
      await worker.skipWaiting()
      return { status: 'done' }
  }
}
