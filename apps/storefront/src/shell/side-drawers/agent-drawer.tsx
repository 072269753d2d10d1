import { AgentPanel } from '#src/domains/agent/agent-panel.tsx'
import { useActingEnd } from '#src/domains/session/acting/use-acting-end.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Drawer } from '../drawers/drawer.tsx'

/** For sales agents: the customer search, or the customer they are acting for. */
export function AgentDrawer() {
  const t = useT()
  useActingEnd()
  return (
    <Drawer name="agentMenu" side="end" title={t('layout.agent')}>
      <AgentPanel />
    </Drawer>
  )
}
