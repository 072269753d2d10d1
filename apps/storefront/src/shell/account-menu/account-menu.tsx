import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { AccountLinks, AccountPlaceholder, prepareAccount } from './lazy-account.tsx'
import * as styles from './account-menu.module.css'
import { useDrawers } from '../drawers/drawers.tsx'
import { HeaderTrigger } from '../trigger/header-trigger.tsx'
import { accountPath } from '#src/platform/url/shop-paths.ts'

const menuId = 'account-menu'

/** The account button in the header and its dropdown; the page behind stays usable. */
export function AccountMenu() {
  const t = useT()
  const store = useStore()
  const box = useRef<HTMLDivElement>(null)
  const { open, replace } = useDrawers()
  const isOpen = open === 'accountMenu'
  const onPress = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !box.current?.contains(event.target)) replace()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const listen = (event: PointerEvent) => onPress(event)
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [isOpen])
  return (
    <div
      ref={box}
      className={styles['box']}
      onBlur={(event) => {
        if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) replace()
      }}
    >
      <HeaderTrigger
        icon="user"
        word={t('layout.account')}
        to={href(store, accountPath)}
        drawer="accountMenu"
        controls={menuId}
        onIntent={prepareAccount}
      />
      {isOpen ? (
        <div id={menuId} className={styles['menu']}>
          <Suspense fallback={<AccountPlaceholder />}>
            <AccountLinks />
          </Suspense>
        </div>
      ) : null}
    </div>
  )
}
