import { EmptyAccount } from '#src/shell/account/empty-account.tsx'
import type { OwnReturnsQuery } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { ReturnRows } from '#src/domains/returns/return-rows.tsx'

type Props = { readonly returns: OwnReturnsQuery; readonly to: (number: string) => string }

/** The list of a customer's returns, newest first. */
export function OwnReturns({ returns: { customer }, to }: Props) {
  const t = useT()
  const store = useStore()
  const rows = (customer?.returns?.items ?? []).flatMap((row) => (row ? [row] : []))
  const more = <ButtonLink to={href(store, '/returns/rma/new')}>{t('customer.returns.new')}</ButtonLink>
  if (rows.length === 0)
    return (
      <EmptyAccount text={t('customer.returns.none')} next={t('customer.returns.next')}>
        {more}
      </EmptyAccount>
    )
  return (
    <>
      <p>{more}</p>
      <ReturnRows returns={rows} to={to} />
    </>
  )
}
