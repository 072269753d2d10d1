import { useEffect, useReducer, useState } from 'react'
import { useNavigation } from 'react-router'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import styles from './loading-bar.module.css'
import { loadingPause, nextPhase } from './loading-phase.ts'

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
