import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { AccountLinks, AccountWaiting, prepareAccount } from './lazy-account.tsx'
import styles from './account-menu.module.css'
import { useDrawers } from './drawers.tsx'
import { HeaderTrigger } from './header-trigger.tsx'

const menuId = 'account-menu'

/** The account's trigger and the disclosure under it; the page behind stays as it is. */
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
        to={href(store, '/customer/account')}
        drawer="accountMenu"
        controls={menuId}
        onIntent={prepareAccount}
      />
      {isOpen ? (
        <div id={menuId} className={styles['menu']}>
          <Suspense fallback={<AccountWaiting />}>
            <AccountLinks />
          </Suspense>
        </div>
      ) : null}
    </div>
  )
}
