import { useSyncExternalStore, type ComponentProps, type MouseEvent, useRef } from 'react'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { followInPlace } from '#src/platform/url/follow-in-place.ts'
import { isPlainClick } from '#src/platform/url/is-plain-click.ts'
import { linkRel, linkTarget } from '#src/platform/url/link-target.ts'
import { likelySkeleton, dispatchPageLoading, type SkeletonKind } from '#src/platform/url/page-loading.ts'
import { prefetchPage } from '#src/platform/url/prefetch.ts'

const dwell = 80

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A public path made by `href()`, or an absolute URL. */
  readonly to: string
  /** Replaces the history entry. Always the case for a link to the current page. */
  readonly replace?: boolean
  /** The state of the new history entry. */
  readonly state?: unknown
  /** The skeleton for a slow page; also enables prefetching. */
  readonly skeleton?: SkeletonKind | undefined
}

/**
 * A link. Shop pages open client-side with a skeleton, other hosts in a new tab without opener or referrer. It calls the router
 * on click, not on render: hydrating a hundred router links is slow.
 */
export function ShopLink({ to, skeleton, rel, target, replace, state, children, onClick, ...rest }: Props) {
  const t = useT()
  const store = useStore()
  const { kind, href } = linkTarget(to, { store, origin: useOrigin(to), target })
  const prefetch = usePrefetch(kind === 'app' && skeleton ? href : undefined)
  const opening = { rel: linkRel(kind, rel), target: kind === 'tab' ? '_blank' : target }
  if (kind !== 'app')
    return (
      <a {...rest} {...opening} href={href} onClick={onClick}>
        {children}
        {kind === 'tab' ? <VisuallyHidden> {t('url.newTab')}</VisuallyHidden> : null}
      </a>
    )
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event) || (target && target !== '_self')) return
    event.preventDefault()
    dispatchPageLoading({ type: 'clicked', path: href, skeleton: skeleton ?? likelySkeleton(href) })
    followInPlace(href, { replace, state })
  }
  return (
    <a {...rest} {...opening} {...prefetch} href={href} onClick={follow}>
      {children}
    </a>
  )
}

const never = () => () => undefined

// Known only in the browser. Relative links do not need it, so they avoid the second render.
function useOrigin(to: string): string | undefined {
  return useSyncExternalStore(
    never,
    () => (to.startsWith('/') ? undefined : window.location.origin),
    () => undefined,
  )
}

type Handlers = {
  readonly onPointerEnter?: () => void
  readonly onPointerLeave?: () => void
}

/** Handlers that prefetch a page when the pointer or a finger rests on its link; a scroll cancels it. */
function usePrefetch(href: string | undefined): Handlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (href === undefined) return {}
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(() => prefetchPage(href), dwell)
    },
    onPointerLeave: () => clearTimeout(timer.current),
  }
}
