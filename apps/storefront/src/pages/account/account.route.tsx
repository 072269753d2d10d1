import { AccountPageDocument, type AccountPageQuery } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { AccountPage } from './account-page.tsx'
import { guarded } from '#src/shell/account/guard.ts'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'

export const loader = guarded(({ request }) => query(AccountPageDocument, {}, request, { policy: 'network-only' }))

/** The account overview page. */
export function Component() {
  return <AccountPage customer={useGuardedData<AccountPageQuery>()?.customer ?? null} />
}
