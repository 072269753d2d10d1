import { useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { followInPlace } from './follow-in-place.ts'
import { isPlainClick } from './is-plain-click.ts'
import { linkRel, linkTarget } from './link-target.ts'
import { likelySkeleton, tellPageLoading, type SkeletonKind } from './page-loading.ts'
import { usePrefetch } from './use-prefetch.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A public path as `href()` makes it, or an absolute address. */
  readonly to: string
  /** Whether the page takes the place of this one in the history, as a page that is open already always does. */
  readonly replace?: boolean
  /** What the history's entry keeps. */
  readonly state?: unknown
  /** The shape shown when the page takes long to come; also makes the page be fetched ahead on intent. */
  readonly skeleton?: SkeletonKind | undefined
}

/**
 * The one link: pages of the shop open in place with their skeleton, other hosts in a new tab that learns nothing of this one.
 * Its address is whole, so that the router, which a page has some hundred links to wake for, is asked when one is followed.
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
    tellPageLoading({ type: 'clicked', path: href, skeleton: skeleton ?? likelySkeleton(href) })
    followInPlace(href, { replace, state })
  }
  return (
    <a {...rest} {...opening} {...prefetch} href={href} onClick={follow}>
      {children}
    </a>
  )
}

const never = () => () => undefined

// Known in the browser alone, and asked for by absolute addresses only: the others need no second rendering.
function useOrigin(to: string): string | undefined {
  return useSyncExternalStore(
    never,
    () => (to.startsWith('/') ? undefined : window.location.origin),
    () => undefined,
  )
}
