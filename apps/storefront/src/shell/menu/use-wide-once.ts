import { useEffect, useState } from 'react'

/** From this width the mega menu is shown. */
const wide = '(width >= 1025px)'

/** Whether the screen has been wide enough for the mega menu yet; always true on the server. */
export function useWideOnce(): boolean {
  const [isWide, setWide] = useState(() => import.meta.env.SSR || window.matchMedia(wide).matches)
  useEffect(() => {
    if (isWide) return undefined
    const query = window.matchMedia(wide)
    const onChange = () => setWide(query.matches)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [isWide])
  return isWide
}
