import { useEffect } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import { useToast } from '#src/notices/toast.tsx'
import { newVersionEvent, type NewVersion } from './new-version.ts'

/** Offers a new version of the shop quietly; nobody is interrupted while paying. */
export function NewVersionNotice() {
  const t = useT()
  const toast = useToast()
  useEffect(() => {
    const offer = (event: Event) => {
      if (/\/checkout(\/|$)/.test(window.location.pathname)) return
      const onAction = (event as NewVersion).detail.takeOver
      toast('info', t('offline.update'), { timeout: 0, actionText: t('offline.reload'), onAction })
    }
    window.addEventListener(newVersionEvent, offer)
    return () => window.removeEventListener(newVersionEvent, offer)
  }, [t, toast])
  return null
}
