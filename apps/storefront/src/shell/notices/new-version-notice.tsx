import { useEffect } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { newVersionEvent, type NewVersion } from '#src/platform/service-worker/new-version.ts'

/** Offers a reload for a new version of the shop, but not during checkout. */
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
