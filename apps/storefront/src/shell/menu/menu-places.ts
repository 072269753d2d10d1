import type { MenuPlace } from './menu-keys.ts'

type Found = { readonly uid: string; readonly place: MenuPlace }

/** The top-level links in order. */
export function topLinks(nav: HTMLElement | null): readonly HTMLElement[] {
  return [...(nav?.querySelectorAll<HTMLElement>('[data-top]') ?? [])]
}

/** The links in an entry's panel, including its content blocks. */
export function linksOfPanel(nav: HTMLElement | null, uid: string): readonly HTMLElement[] {
  const panel = entryOf(nav, uid)?.querySelector('[data-panel]')
  return [...(panel?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
}

function entryOf(nav: HTMLElement | null, uid: string): Element | undefined {
  return [...(nav?.querySelectorAll('[data-entry]') ?? [])].find((entry) => entry.getAttribute('data-entry') === uid)
}

/** The position of an element in the menu; null when it is none of its links and buttons. */
export function placeOf(nav: HTMLElement | null, target: EventTarget, open: string | null): Found | null {
  if (!(target instanceof HTMLElement)) return null
  const entry = target.closest('[data-entry]')
  const uid = entry?.getAttribute('data-entry')
  if (!nav || !entry || !uid) return null
  const isOpen = open === uid
  if (target.dataset['top']) {
    const tops = topLinks(nav)
    const hasPanel = entry.querySelector('[data-panel]') !== null
    return { uid, place: { on: 'top', isOpen, hasPanel, index: tops.indexOf(target), count: tops.length } }
  }
  if (!target.closest('[data-panel]')) return { uid, place: { on: 'toggle', isOpen } }
  const links = linksOfPanel(nav, uid)
  return { uid, place: { on: 'panel', index: links.indexOf(target), count: links.length } }
}
