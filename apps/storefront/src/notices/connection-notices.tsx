import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { expireAnswers } from '#src/graphql/freshness.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { useOnline } from './online.ts'
import { useToast } from './toast.tsx'
import { connectionTimeout } from './toasts.ts'

/** Says when the connection goes and when it comes back; then the page's data is asked for again. */
export function ConnectionNotices() {
  const t = useT()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { isOnline } = useOnline()
  const wasOnline = useRef(true)
  useEffect(() => {
    if (wasOnline.current === isOnline) return
    wasOnline.current = isOnline
    if (isOnline) {
      toast('info', t('notices.online'), { timeout: connectionTimeout })
      expireAnswers()
      void revalidate()
    } else toast('error', t('notices.offline'), { timeout: connectionTimeout })
  }, [isOnline, revalidate, t, toast])
  return null
}
