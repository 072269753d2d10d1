import { useEffect } from 'react'
import { namespace } from '#src/browser-storage/persistence.ts'
import { adoptedClient } from './adopted-client.ts'
import { endActing } from './act-for.ts'

// A little before the server's end, so that nothing is asked in the wrong name.
const margin = 5000
const glance = 1000

/** Ends acting when its hour is over, and loads the page anew when another tab begins or ends it. */
export function useActingEnd(): void {
  useEffect(() => {
    const until = adoptedClient()?.until
    let isEnding = false
    const look = () => {
      if (until === undefined || isEnding || Date.now() < until - margin) return
      isEnding = true
      void endActing('agent.notice.ended')
    }
    const timer = setInterval(look, glance)
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
