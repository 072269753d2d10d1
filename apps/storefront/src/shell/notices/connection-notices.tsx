import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { expireResponses } from '#src/platform/graphql/freshness.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { connectionTimeout, useOnline } from '#src/platform/graphql/online.ts'
import { useToast } from '#src/ui/toast/toast.tsx'

const about = { timeout: connectionTimeout, topic: 'connection' } as const

/** Announces when the connection is lost and when it is back, and then reloads the page's data. */
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
      expireResponses()
      void revalidate()
    } else toast('error', t('notices.offline'), about)
  }, [isOnline, revalidate, t, toast])
  return null
}
