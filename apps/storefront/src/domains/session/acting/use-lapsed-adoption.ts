import { useEffect } from 'react'
import { recall } from '#src/platform/storage/persistence.ts'
import { readToken } from '../token/session-token.ts'

/** Stops acting for a client, with a notice, if the token expired while no page was open. */
export function useLapsedAdoption(): void {
  useEffect(() => {
    if (!recall('agent_acting') || (recall('agent_token') && readToken())) return
    void import('./act-for.ts').then(async ({ endActing }) => endActing('agent.notice.ended')).catch(() => undefined)
  }, [])
}
