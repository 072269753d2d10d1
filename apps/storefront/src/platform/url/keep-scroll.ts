import type { DataRouter } from 'react-router'

/**
 * Keeps the scroll position on every navigation of this router, because React Router would jump to the top. `ScrollOnNavigation`
 * scrolls instead.
 */
export function keepScroll(router: DataRouter): void {
  const navigate = router.navigate.bind(router)
  const keeping: typeof navigate = async (to: unknown, options?: object) =>
    typeof to === 'number' ? navigate(to) : navigate(to as string, { ...options, preventScrollReset: true })
  Object.assign(router, { navigate: keeping })
}
