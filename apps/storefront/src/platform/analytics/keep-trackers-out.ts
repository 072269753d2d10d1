import { createPath, type DataRouter, type RouteObject, type To } from 'react-router'
import { sendQueuedEvents } from './data-layer.ts'
import { isTrackerPlace } from './tracker-places.ts'

type Options = Parameters<DataRouter['navigate']>[1] & {
  readonly formData?: FormData
  readonly formMethod?: string
}

/**
 * Keeps third-party scripts away from pages that do not allow them and from URLs with a query. Once a document has loaded such
 * scripts, links, forms, redirects and Back to those pages load a new document. Also sends the queued events.
 */
export function keepTrackersOut(router: DataRouter, routes: readonly RouteObject[]): void {
  sendQueuedEvents()
  const navigate = router.navigate.bind(router)
  const first = window.location.href
  const isOpen = (url: URL): boolean => isTrackerPlace(routes, url) && (url.search === '' || url.href === first)
  const guarded = async (to: number | To | null, options?: Options): Promise<void> => {
    const url = typeof to === 'number' || to === null ? undefined : new URL(addressOf(to), window.location.href)
    if (url === undefined || isOpen(url)) return navigate(to as To, options)
    const { formData, formMethod = 'get' } = options ?? {}
    return formData && formMethod.toLowerCase() === 'post' ? submit(url, formData) : leave(url, formData)
  }
  Object.assign(router, { navigate: guarded })
  // Redirects, Back and Forward do not call `navigate`.
  router.subscribe(({ navigation, location }) => {
    const url = new URL(addressOf(navigation.location ?? location), window.location.href)
    if (!isOpen(url)) void leave(url)
  })
}

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

// `leave` and `submit` never resolve: the current page stays visible until the new document has loaded. Both send queued events
// first, since the visitor may have consented meanwhile.
function leave(url: URL, form?: FormData): Promise<never> {
  sendQueuedEvents()
  if (form) url.search = new URLSearchParams([...form].map(([name, value]) => [name, String(value)])).toString()
  if (window.location.href === url.href) window.location.reload()
  else window.location.assign(url)
  return new Promise(() => undefined)
}

function submit(url: URL, data: FormData): Promise<never> {
  sendQueuedEvents()
  const form = Object.assign(document.createElement('form'), { method: 'post', action: url.href, hidden: true })
  for (const [name, value] of data)
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value: String(value) }))
  document.body.append(form)
  form.submit()
  return new Promise(() => undefined)
}
