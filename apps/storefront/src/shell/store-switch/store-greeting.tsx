import { Suspense, useEffect, useState } from 'react'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { whenIdle } from '#src/platform/hydration/when-idle.ts'
import { keepChoice, redirectToStored } from './stored-choice.ts'
import { noticeCookie } from './switch-cookie.ts'
import { useStoreConfig } from '#src/domains/store/use-store-config.ts'

const SwitchGreeting = lazyOnRender(async () => (await import('./switch-greeting.tsx')).SwitchGreeting)

/** On the first page in a store view: stores the choice in the browser and greets visitors who switched. */
export function StoreGreeting() {
  const store = useStore()
  const mediaUrl = useStoreConfig()?.secure_base_media_url
  const [arrival, setArrival] = useState('')
  useEffect(() => {
    const { pathname, search } = window.location
    const way = redirectToStored({ pathname, search, cookies: document.cookie, code: store.code })
    if (way) return window.location.replace(way)
    whenIdle(() => keepChoice({ code: store.code, currency: store.currency, mediaUrl }))
  }, [store, mediaUrl])
  // Read the cookie now: later it may belong to the next page.
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
