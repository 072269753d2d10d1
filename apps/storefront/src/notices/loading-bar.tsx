import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useT } from '#src/i18n/store-context.tsx'
import styles from './loading-bar.module.css'

const offDelay = 750

/** A thin bar at the top while the next page is on its way. */
export function LoadingBar() {
  const t = useT()
  const isLoading = useNavigation().state === 'loading'
  const [phase, setPhase] = useState<'off' | 'loading' | 'done'>('off')
  if (isLoading && phase !== 'loading') setPhase('loading')
  if (!isLoading && phase === 'loading') setPhase('done')
  useEffect(() => {
    if (phase !== 'done') return undefined
    const timer = setTimeout(() => setPhase('off'), offDelay)
    return () => clearTimeout(timer)
  }, [phase])
  return (
    <div role="status">
      {phase === 'off' ? null : (
        <div className={styles['bar']} data-phase={phase} role="progressbar" aria-label={t('notices.loading')} />
      )}
    </div>
  )
}
