import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { firstInteraction } from '#src/platform/hydration/first-interaction.ts'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import {
  noPageLoading,
  onPageLoading,
  pageLoading,
  dispatchPageLoading,
  type SkeletonKind,
} from '#src/platform/url/page-loading.ts'
import { scrollPlan } from '#src/platform/url/scroll-plan.ts'

const loadSkeleton = async () => (await import('./page-skeleton.tsx')).PageSkeleton
const PageSkeleton = lazyOnRender(loadSkeleton)

/** Milliseconds before a skeleton appears: a page that loads faster is shown without a skeleton, to avoid flicker. */
const skeletonDelay = 120

/** Hides the old page but keeps its layout: without layout, lazy pictures would load at full screen size. */
const away = { visibility: 'hidden', blockSize: 0, overflow: 'clip' } as const

/** The current page, or the skeleton of the next page while that loads. */
export function NextPage({ children }: { readonly children: ReactNode }) {
  const shown = useLocation()
  const { state, location } = useNavigation()
  const loading = useSyncExternalStore(onPageLoading, pageLoading, noPageLoading)
  const isComing = state === 'loading' && loading.isLoading && location.pathname === pathOf(loading.path)
  const isNew = isComing && scrollPlan(shown, location, 'PUSH') === 'page'
  // Preload the skeleton: it is needed when the connection is slow.
  useEffect(
    () =>
      void firstInteraction()
        .then(loadSkeleton)
        .catch(() => undefined),
    [],
  )
  const skeleton = useLate(isNew ? loading.skeleton : null)
  useEffect(() => {
    if (state === 'idle') dispatchPageLoading({ type: 'resolved' })
  }, [state])
  return (
    <>
      <Suspense>{skeleton ? <PageSkeleton kind={skeleton} /> : null}</Suspense>
      <div style={skeleton ? away : undefined}>{children}</div>
    </>
  )
}

const pathOf = (href: string): string => href.split(/[?#]/, 1)[0] ?? href

function useLate(wanted: SkeletonKind | null): SkeletonKind | null {
  const [shown, setShown] = useState<SkeletonKind | null>(null)
  if (wanted === null && shown !== null) setShown(null)
  useEffect(() => {
    if (wanted === null) return undefined
    const timer = setTimeout(() => {
      setShown(wanted)
      window.scrollTo({ top: 0, behavior: 'instant' })
    }, skeletonDelay)
    return () => clearTimeout(timer)
  }, [wanted])
  return shown
}
