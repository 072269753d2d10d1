import { useEffect, useEffectEvent } from 'react'
import { isShopOpen } from '#src/platform/graphql/is-shop-open.ts'

export const reloadAfter = 100_000
export const pollEvery = 15_000

/** Reloads the page by GET, even if it was the response to a form. */
export const reloadPage = (): void => window.location.replace(window.location.pathname + window.location.search)

/** Polls every 15 s whether the shop is back and calls `onOpen` once; after 100 s reloads the page in any case. */
export function useShopReopened(onOpen: () => void): void {
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
