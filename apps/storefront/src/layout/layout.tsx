import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { LayoutQuery } from '#src/graphql/documents.gen.ts'
import { pathInStore } from '#src/i18n/store-view.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CheckoutHeader } from './checkout-header.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import { menuOf } from './menu-tree.ts'
import { NavDrawer } from './nav-drawer.tsx'

const blockOf = (data: LayoutQuery | undefined, identifier: string): string =>
  data?.cmsBlocks?.items?.find((block) => block?.identifier === identifier)?.content ?? ''

/** The page shell; cart and checkout get a quiet one with the logo alone. */
export function Layout({ data, children }: { readonly data: LayoutQuery | undefined; readonly children: ReactNode }) {
  const t = useT()
  const path = pathInStore(useStore(), useLocation().pathname)
  const isCheckout = /^\/checkout(\/|$)/.test(path)
  const isCheckoutArea = isCheckout || /^\/cart\/?$/.test(path)
  const menu = menuOf(data)
  return (
    <div className={styles['shell']} data-bar={!isCheckout} data-area={isCheckoutArea ? 'checkout' : 'shop'}>
      <a className={styles['skip']} href="#content">
        {t('layout.skipToContent')}
      </a>
      {isCheckoutArea ? <CheckoutHeader /> : <Header menu={menu} topBar={blockOf(data, 'pwa-header-top-bar')} />}
      <main id="content" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {isCheckoutArea ? null : (
        <Footer html={blockOf(data, 'pwa-footer-whole')} copyright={data?.storeConfig?.copyright ?? ''} />
      )}
      <NavDrawer menu={menu} />
      {isCheckout ? null : <BottomBar />}
    </div>
  )
}
