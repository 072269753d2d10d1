import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { firstSign } from '#src/layout/first-sign.ts'
import { onDemand } from '#src/layout/later.ts'
import { noPageLoading, onPageLoading, pageLoading, tellPageLoading, type SkeletonKind } from './page-loading.ts'
import { scrollPlan } from './scroll-plan.ts'

const loadSkeleton = async () => (await import('./page-skeleton.tsx')).PageSkeleton
const PageSkeleton = onDemand(loadSkeleton)

/** A page that comes sooner than this is shown without a stand-in: a flash would only disturb. */
const patience = 120

/** Out of sight and reach, yet laid out: a picture without a place would be sent for in the size of the screen. */
const away = { visibility: 'hidden', blockSize: 0, overflow: 'clip' } as const

/** The page, or the outline of the next one while that takes its time. */
export function NextPage({ children }: { readonly children: ReactNode }) {
  const shown = useLocation()
  const { state, location } = useNavigation()
  const loading = useSyncExternalStore(onPageLoading, pageLoading, noPageLoading)
  const isComing = state === 'loading' && loading.isLoading && location.pathname === pathOf(loading.path)
  const isNew = isComing && scrollPlan(shown, location, 'PUSH') === 'page'
  // The outline is needed when the line is slow, so it is there before.
  useEffect(
    () =>
      void firstSign()
        .then(loadSkeleton)
        .catch(() => undefined),
    [],
  )
  const skeleton = useLate(isNew ? loading.skeleton : null)
  useEffect(() => {
    if (state === 'idle') tellPageLoading({ type: 'resolved' })
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
    }, patience)
    return () => clearTimeout(timer)
  }, [wanted])
  return shown
}
