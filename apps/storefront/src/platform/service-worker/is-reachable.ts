/**
 * Whether requests get through to the shop. A browser may report `online` before they do, and a page that is loaded then is
 * replaced by the browser's error page.
 */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  return fetch('/health', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
