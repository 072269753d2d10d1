import { AgentPanel } from '#src/agent/agent-panel.tsx'
import { useActingEnd } from '#src/agent/use-acting-end.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { Drawer } from './drawer.tsx'

/** For sales agents: the search for a client, or whom they act for. */
export function AgentDrawer() {
  const t = useT()
  useActingEnd()
  return (
    <Drawer name="agentMenu" side="end" title={t('layout.agent')}>
      <AgentPanel />
    </Drawer>
  )
}
