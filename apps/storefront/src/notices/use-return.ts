import { useEffect, useEffectEvent } from 'react'
import { isShopOpen } from '#src/graphql/is-shop-open.ts'

export const reloadAfter = 100_000
export const pollEvery = 15_000

/** The same page anew by GET, also when it was the answer to a form. */
export const reloadPage = (): void => window.location.replace(window.location.pathname + window.location.search)

/** Asks every 15 s whether the shop is open again and says so once; after 100 s the page is loaded anew in any case. */
export function useReturn(onOpen: () => void): void {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    let isCurrent = true
    const poll = setInterval(async () => {
      if ((await isShopOpen()) && isCurrent) open()
    }, pollEvery)
    const timer = setTimeout(reloadPage, reloadAfter)
    return () => {
      isCurrent = false
      clearInterval(poll)
      clearTimeout(timer)
    }
  }, [])
}
