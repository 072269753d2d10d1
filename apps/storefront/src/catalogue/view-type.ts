import { keep } from '#src/browser-storage/persistence.ts'

/** How a list may stand: four columns on a desktop and two on a phone, two and one, or a mosaic. The first is the usual one. */
export const viewTypes = ['GRID_4X_2X', 'GRID_2X_1X', 'MOSAIC'] as const

export type ViewType = (typeof viewTypes)[number]

const listeners = new Set<() => void>()

/** The view that the page is shown in; where none was chosen, or an unknown one, the usual. */
export function shownView(): ViewType {
  const chosen = document.documentElement.dataset['view']
  return viewTypes.find((type) => type === chosen) ?? viewTypes[0]
}

/** Shows all lists in another view, and keeps it for the next visit. */
export function chooseView(type: ViewType): void {
  keep('category_view_type', type)
  document.documentElement.dataset['view'] = type
  for (const listener of listeners) listener()
}

/** Calls the listener whenever another view is chosen; answers how to end that. */
export function followView(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Stands in the head of every page as text, so that it names nothing outside of itself: a list is laid out in the chosen view
 * before anything of it is painted, though the page itself is the same for everybody.
 */
export function applyView(): void {
  try {
    const kept = JSON.parse(localStorage.getItem('bocian:category_view_type') ?? '{}') as { value?: string }
    if (kept.value) document.documentElement.dataset['view'] = kept.value
  } catch {
    // A forbidden storage keeps no view.
  }
}
