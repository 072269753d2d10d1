import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from '#src/i18n/store-context.tsx'
import { storePaths } from './store-paths.ts'

/** Content that the shop's staff wrote; the server cleaned it when it was saved. Links inside the shop stay in the application. */
export function CmsHtml({ html, className }: { readonly html: string; readonly className?: string | undefined }) {
  const store = useStore()
  const navigate = useNavigate()
  const content = useRef<HTMLDivElement>(null)
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.origin !== window.location.origin || event.defaultPrevented) return
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  }
  useEffect(() => {
    const element = content.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  })
  return <div ref={content} className={className} dangerouslySetInnerHTML={{ __html: storePaths(html, store) }} />
}
