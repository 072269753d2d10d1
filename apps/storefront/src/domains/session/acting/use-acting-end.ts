import { useEffect } from 'react'
import { namespace } from '#src/platform/storage/persistence.ts'
import { adoptedClient } from './adopted-client.ts'
import { endActing } from './act-for.ts'

// Slightly before the token expires on the server, so that no request is sent with an expired token.
const margin = 5000
const checkInterval = 1000

/** Stops acting for a client when the hour is over, and reloads the page when another tab starts or stops acting. */
export function useActingEnd(): void {
  useEffect(() => {
    const until = adoptedClient()?.until
    let isEnding = false
    const checkExpiry = () => {
      if (until === undefined || isEnding || Date.now() < until - margin) return
      isEnding = true
      void endActing('agent.notice.ended')
    }
    const timer = setInterval(checkExpiry, checkInterval)
    const fromOtherTab = ({ key }: StorageEvent) => {
      if (key === `${namespace}agent_token`) window.location.reload()
    }
    window.addEventListener('storage', fromOtherTab)
    return () => {
      clearInterval(timer)
      window.removeEventListener('storage', fromOtherTab)
    }
  }, [])
}
