import { Suspense } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import { Drawer } from './drawer.tsx'
import { AccountLinks, AccountWaiting } from './lazy-account.tsx'

/** The account menu of phones, as a sheet above the bottom bar. */
export function AccountDrawer() {
  const t = useT()
  return (
    <Drawer name="mobileBottomModal" side="end" title={t('layout.account')}>
      <Suspense fallback={<AccountWaiting />}>
        <AccountLinks />
      </Suspense>
    </Drawer>
  )
}
