import { keep } from '#src/platform/storage/persistence.ts'

/**
 * The views of a list: `GRID_4X_2X` (the default) has four columns on desktops and two on phones, `GRID_2X_1X` has two and one,
 * and `MOSAIC` mixes small and large pictures.
 */
export const viewTypes = ['GRID_4X_2X', 'GRID_2X_1X', 'MOSAIC'] as const

export type ViewType = (typeof viewTypes)[number]

const listeners = new Set<() => void>()

/** The current view of the page; the default view if the stored view is missing or unknown. */
export function shownView(): ViewType {
  const chosen = document.documentElement.dataset['view']
  return viewTypes.find((type) => type === chosen) ?? viewTypes[0]
}

/** Switches the view of all lists and stores the choice for the next visit. */
export function chooseView(type: ViewType): void {
  keep('category_view_type', type)
  document.documentElement.dataset['view'] = type
  for (const listener of listeners) listener()
}

/** Calls the listener when the view changes. Returns a function that stops it. */
export function followView(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Inlined into the head of every page, so it must not use outer scope. Applies the stored view before the first paint, because
 * the cached HTML is the same for everyone.
 */
export function applyView(): void {
  try {
    const stored = JSON.parse(localStorage.getItem('shop:category_view_type') ?? '{}') as { value?: string }
    if (stored.value) document.documentElement.dataset['view'] = stored.value
  } catch {
    // The storage is blocked or corrupt: keep the default view.
  }
}
