declare global {
  interface Window {
    /** `agreed` in a document with third-party scripts; `asked` while the consent notice is shown, after which they may load. */
    mayTrack?: 'agreed' | 'asked'
  }
}

/** A third-party script: inline text, a URL, or both (the text runs first), and the id of an element it needs. */
type Sent = { readonly text?: string; readonly address?: string; readonly place?: string }

type Types = {
  readonly createPolicy: (name: 'default', rules: Readonly<Record<string, (text: string) => string>>) => unknown
}

/**
 * Hides data from third-party scripts before they load: removes the query from the URL, and the path from a referrer of this
 * shop. Inlined into the page, like the other functions here, so it must not use outer scope.
 */
export function hideAddress(): void {
  const { pathname, hash, origin } = window.location
  const place = /^#[\w-]+$/.test(hash) ? hash : ''
  window.history.replaceState(window.history.state, '', pathname + place)
  const [before = ''] = document.referrer.split(/[?#]/, 1)
  const value = before.startsWith(`${origin}/`) ? `${origin}/` : before
  Object.defineProperty(document, 'referrer', { configurable: true, value })
}

/**
 * Loads third-party scripts, each after the element it needs, which is in the footer if the page has one. `strict-dynamic` allows
 * the scripts that they add, inline ones too.
 */
export function loadScripts(scripts: readonly Sent[], hide: () => void): void {
  window.mayTrack = 'agreed'
  hide()
  for (const { text, address, place } of scripts) {
    if (place !== undefined) {
      const home = document.querySelector('[data-reviews]') ?? document.body
      home.append(Object.assign(document.createElement('div'), { id: place }))
    }
    if (text !== undefined) document.body.append(Object.assign(document.createElement('script'), { text }))
    if (address !== undefined)
      document.body.append(Object.assign(document.createElement('script'), { async: true, src: address }))
  }
}

/** Loads the scripts listed in the JSON element before this script element. */
export function loadAgreed(load: typeof loadScripts, hide: () => void): void {
  const listed = document.currentScript?.previousElementSibling?.textContent ?? '[]'
  load(JSON.parse(listed) as readonly Sent[], hide)
}

/**
 * Submits the consent notice without a page load, and loads the scripts of the chosen purposes. If that fails, submits it as a
 * native form. The notice is the second element before this script element.
 */
export function submitConsent(load: typeof loadScripts, hide: () => void): void {
  window.mayTrack = 'asked'
  const again = document.currentScript?.previousElementSibling
  const notice = again?.previousElementSibling
  if (!(notice instanceof HTMLFormElement) || !(again instanceof HTMLElement)) return
  const finish = (scripts: readonly Sent[]): void => {
    notice.remove()
    again.hidden = false
    again.querySelector('button')?.focus({ preventScroll: true })
    if (scripts.length === 0) return
    const same = (text: string): string => text
    const types = (globalThis as { trustedTypes?: Types }).trustedTypes
    types?.createPolicy('default', { createHTML: same, createScript: same, createScriptURL: same })
    load(scripts, hide)
  }
  notice.addEventListener('submit', (event) => {
    event.preventDefault()
    const answer = event.submitter?.getAttribute('value') ?? 'none'
    const data = new FormData(notice)
    data.set('answer', answer)
    const body = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
    fetch(notice.action, { method: 'POST', body, headers: { accept: 'application/json' } })
      .then((response) => response.json())
      .then(finish as (scripts: unknown) => void)
      .catch(() => {
        notice.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'answer', value: answer }))
        notice.submit()
      })
  })
}
