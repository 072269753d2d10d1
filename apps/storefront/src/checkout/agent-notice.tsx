import { adoptedClient } from '#src/agent/adopted-client.ts'
import { useSession } from '#src/customer/session.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'

/** Tells a sales agent who has not signed in as a client that the order would be their own; the shop may word it. */
export function AgentNotice({ message }: { readonly message: string }) {
  const t = useT()
  const { isAgent } = useSession()
  return isAgent && !adoptedClient() ? <Notice tone="warning" title={message || t('checkout.agentAlone')} /> : null
}
