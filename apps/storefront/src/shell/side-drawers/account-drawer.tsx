import { Suspense } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Drawer } from '../drawers/drawer.tsx'
import { AccountLinks, AccountPlaceholder } from '../account-menu/lazy-account.tsx'

/** The account menu of phones, a sheet above the bottom bar. */
export function AccountDrawer() {
  const t = useT()
  return (
    <Drawer name="mobileBottomModal" side="end" title={t('layout.account')}>
      <Suspense fallback={<AccountPlaceholder />}>
        <AccountLinks />
      </Suspense>
    </Drawer>
  )
}
