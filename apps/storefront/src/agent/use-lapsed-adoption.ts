import { useEffect } from 'react'
import { recall } from '#src/browser-storage/persistence.ts'
import { readToken } from '#src/customer/session-token.ts'

/** Ends acting for a client on the next page if it expired while no page was open, and says so. */
export function useLapsedAdoption(): void {
  useEffect(() => {
    if (!recall('agent_acting') || (recall('agent_token') && readToken())) return
    void import('./act-for.ts').then(async ({ endActing }) => endActing('agent.notice.ended')).catch(() => undefined)
  }, [])
}
