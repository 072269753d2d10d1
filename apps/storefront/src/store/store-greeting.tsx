import { Suspense, useEffect, useState } from 'react'
import { useStore } from '#src/i18n/store-context.tsx'
import { onDemand } from '#src/layout/later.ts'
import { whenIdle } from '#src/service-worker/idle.ts'
import { keepChoice, wayToStored } from './stored-choice.ts'
import { noticeCookie } from './switch-cookie.ts'
import { useStoreConfig } from './use-store-config.ts'

const SwitchGreeting = onDemand(async () => (await import('./switch-greeting.tsx')).SwitchGreeting)

/** On the first page of a visit to a store view: keeps the choice in the browser and greets who came from another one. */
export function StoreGreeting() {
  const store = useStore()
  const mediaUrl = useStoreConfig()?.secure_base_media_url
  const [arrival, setArrival] = useState('')
  useEffect(() => {
    const { pathname, search } = window.location
    const way = wayToStored({ pathname, search, cookies: document.cookie, code: store.code })
    if (way) return window.location.replace(way)
    whenIdle(() => keepChoice({ code: store.code, currency: store.currency, mediaUrl }))
  }, [store, mediaUrl])
  // What the server says on the way to the next page is not for this one, which may still be here when it arrives.
  useEffect(() => {
    const { cookie } = document
    if (!cookie.includes(`${noticeCookie}=`)) return
    document.cookie = `${noticeCookie}=; Path=/; Max-Age=0; SameSite=Lax`
    setArrival(cookie)
  }, [])
  return arrival ? (
    <Suspense>
      <SwitchGreeting cookies={arrival} />
    </Suspense>
  ) : null
}
