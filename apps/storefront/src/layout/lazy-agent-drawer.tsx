import { Suspense } from 'react'
import { useSession } from '#src/customer/session.ts'
import { onDemand } from './later.ts'

const AgentDrawer = onDemand(async () => (await import('./agent-drawer.tsx')).AgentDrawer)

/** The agent's drawer, fetched for agents alone. */
export function LazyAgentDrawer() {
  return useSession().isAgent ? (
    <Suspense fallback={null}>
      <AgentDrawer />
    </Suspense>
  ) : null
}
