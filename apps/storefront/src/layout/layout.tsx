import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { LayoutQuery } from '#src/graphql/documents.gen.ts'
import { pathInStore } from '#src/i18n/store-view.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CartCounter } from './cart-counter.ts'
import { CheckoutHeader } from './checkout-header.tsx'
import { DrawersProvider } from './drawers.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import { later } from './later.ts'
import { menuOf } from './menu-tree.ts'
import { Newsletter } from './newsletter.tsx'
import { LazySearchPanel } from './lazy-search-panel.tsx'
import { NavDrawer } from './nav-drawer.tsx'
import { Overlay } from './overlay.tsx'
import { classifyPage } from './page-class.ts'
import { pageFormId } from './page-form.ts'
import { SearchActiveProvider } from './search-active.tsx'
import { SkipLinks } from './skip-links.tsx'
import { TopBar } from './top-bar.tsx'
import { useIsCovered } from './use-is-covered.ts'

const SideDrawers = later(async () => (await import('./side-drawers.tsx')).SideDrawers)

type Props = { readonly data: LayoutQuery | undefined; readonly children: ReactNode }

/** The page shell; cart and checkout get a quiet one with the logo alone. */
export function Layout(props: Props) {
  return (
    <DrawersProvider>
      <SearchActiveProvider>
        <CartCounter />
        <Shell {...props} />
      </SearchActiveProvider>
    </DrawersProvider>
  )
}

function Shell({ data, children }: Props) {
  const page = classifyPage(pathInStore(useStore(), useLocation().pathname))
  const isCovered = useIsCovered()
  const hasBar = !page.isCheckoutArea || page.isCart
  const menu = menuOf(data)
  return (
    <div className={styles['shell']} data-bar={hasBar} data-area={page.isCheckoutArea ? 'checkout' : 'shop'}>
      <div inert={isCovered}>
        <SkipLinks hasSearch={!page.isCheckoutArea} />
        {page.isCheckoutArea ? null : <TopBar html={blockOf(data, 'pwa-header-top-bar')} />}
      </div>
      {page.isCheckoutArea ? <CheckoutHeader /> : <Header menu={menu} />}
      <main id="content" className={styles['main']} tabIndex={-1} inert={isCovered}>
        {children}
      </main>
      {page.isCheckoutArea ? null : (
        <Footer
          html={blockOf(data, 'pwa-footer-whole')}
          copyright={data?.storeConfig?.copyright ?? ''}
          isInert={isCovered}
          newsletter={<Newsletter config={data?.storeConfig} place={page.newsletter} />}
        />
      )}
      <form id={pageFormId} hidden />
      <Overlay />
      {hasBar ? <NavDrawer menu={menu} /> : null}
      {hasBar ? <BottomBar /> : null}
      <Suspense>
        <SideDrawers hasBar={hasBar} isCheckoutArea={page.isCheckoutArea} />
      </Suspense>
      <LazySearchPanel menu={menu} />
    </div>
  )
}

const blockOf = (data: LayoutQuery | undefined, identifier: string): string =>
  data?.cmsBlocks?.items?.find((block) => block?.identifier === identifier)?.content ?? ''
