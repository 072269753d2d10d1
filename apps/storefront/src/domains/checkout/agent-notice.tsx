import { adoptedClient } from '../session/acting/adopted-client.ts'
import { useSession } from '../session/session.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'

/** Warns a sales agent who does not act for a client that the order would be their own. `message` replaces the default text. */
export function AgentNotice({ message }: { readonly message: string }) {
  const t = useT()
  const { isAgent } = useSession()
  return isAgent && !adoptedClient() ? <Notice tone="warning" title={message || t('checkout.agentAlone')} /> : null
}
