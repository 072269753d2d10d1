import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { expireAnswers } from '#src/graphql/freshness.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { connectionTimeout, useOnline } from './online.ts'
import { useToast } from './toast.tsx'

const about = { timeout: connectionTimeout, topic: 'connection' } as const

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
      toast('info', t('notices.online'), about)
      expireAnswers()
      void revalidate()
    } else toast('error', t('notices.offline'), about)
  }, [isOnline, revalidate, t, toast])
  return null
}
