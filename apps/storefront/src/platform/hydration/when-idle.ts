/** Runs work when the browser is idle, after `timeout` milliseconds at the latest. */
export function whenIdle(work: () => void, timeout = 4000): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout })
  else setTimeout(work, 200)
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether to skip prefetching: the visitor has data saver on or a slow connection. */
export function savesData(): boolean {
  const connection = (navigator as Navigator & { readonly connection?: Connection }).connection
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
