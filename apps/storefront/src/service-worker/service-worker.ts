import { answerAsset, keepAssets } from './answer-asset.ts'
import { answerOfflinePage, answerOnlinePage, answerPage } from './answer-page.ts'
import { answerPicture } from './answer-picture.ts'
import { offlineCache } from './cache-names.ts'
import { keepOfflinePage, keepPage } from './keep-page.ts'
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
  const answer = answerOf(event, url)
  if (answer) event.respondWith(answer)
})

worker.addEventListener('message', (event) => {
  const message = readMessage(event.data, location.origin)
  if (!message) return
  const work = obey(event, message).catch(() => ({ status: 'failed' }))
  event.waitUntil(work.then((answer) => event.ports[0]?.postMessage(answer)))
})

// The offline pages of the stores that are open or were kept before come with the build that they belong to.
async function install(event: WorkerEvent): Promise<void> {
  await keepAssets(event, shell.files)
  const kept = await (await caches.open(offlineCache)).keys()
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const prefixes = await Promise.all([...kept, ...open].map(({ url }) => prefixOf(new URL(url))))
  await Promise.all([...new Set(prefixes)].map((prefix) => keepOfflinePage(event, prefix, true)))
}

async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

function answerOf(event: PageRequestEvent, url: URL): Promise<Response> | undefined {
  if (event.request.mode === 'navigate') {
    const kind = pageKind(url)
    if (kind === 'kept') return answerPage(event, url)
    if (kind === 'online') return answerOnlinePage(event, url)
    return kind === 'offline-page' ? answerOfflinePage(event, url) : undefined
  }
  if (url.pathname.startsWith('/assets/')) return answerAsset(event)
  return url.pathname.startsWith('/media/') ? answerPicture(event) : undefined
}

async function obey(event: WorkerEvent, message: WorkerMessage): Promise<{ status: string; [fact: string]: unknown }> {
  switch (message.type) {
    case 'PREFETCH_IMAGES':
      return { status: 'done', kept: await prefetchImages(event, message.payload.urls) }
    case 'KEEP_PAGE':
      return { status: 'done', isKept: await keepPage(event, message.payload) }
    case 'GET_VERSION':
      return { status: 'done', version: shell.version }
    case 'SKIP_WAITING':
      await worker.skipWaiting()
      return { status: 'done' }
  }
}
