import { useEffect, useReducer, useState } from 'react'
import { useNavigation } from 'react-router'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import * as styles from './loading-bar.module.css'

/** A thin bar at the top while the next page loads; announced to screen readers only when that takes long. */
export function LoadingBar() {
  const t = useT()
  const isLoading = useNavigation().state === 'loading'
  const [phase, step] = useReducer(nextPhase, 'off')
  const [isLong, setLong] = useState(false)
  useEffect(() => step(isLoading ? 'start' : 'end'), [isLoading])
  useEffect(() => {
    if (phase === 'off') return undefined
    const timer = setTimeout(() => (phase === 'done' ? step('pause') : setLong(true)), loadingPause)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [phase])
  return (
    <>
      <div
        className={styles['bar']}
        data-phase={phase}
        role="progressbar"
        aria-label={t('notices.loading')}
        aria-hidden={!isLong}
      />
      <div role="status">{isLong ? <VisuallyHidden>{t('notices.loading')}</VisuallyHidden> : null}</div>
    </>
  )
}

type LoadingPhase = 'off' | 'loading' | 'done'

/** How long 'done' is shown, and how long loading takes before it is announced, in milliseconds. */
export const loadingPause = 750

/** The phase after the router started or finished, or after the pause has passed. */
export function nextPhase(phase: LoadingPhase, event: 'start' | 'end' | 'pause'): LoadingPhase {
  if (event === 'start') return 'loading'
  if (event === 'end') return phase === 'loading' ? 'done' : phase
  return phase === 'done' ? 'off' : phase
}
