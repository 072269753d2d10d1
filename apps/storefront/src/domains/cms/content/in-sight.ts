import { useEffect } from 'react'

let onSight: () => void = () => undefined

/** Resolves when an element that shows nothing without its code (`data-needs-code`) is on the screen. */
export const inSight = new Promise<void>((resolve) => {
  onSight = resolve
})

/** Watches for such elements in the markup that the server has sent. */
export function useSight(): void {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSight()
    })
    for (const element of document.querySelectorAll('[data-needs-code]')) observer.observe(element)
    return () => observer.disconnect()
  }, [])
}
