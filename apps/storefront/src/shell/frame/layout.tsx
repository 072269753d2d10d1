import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { LayoutQuery } from '#src/platform/graphql/documents.gen.ts'
import { href, pathInStore } from '#src/platform/i18n/store-view.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import { CartCounter } from '../header/cart-counter.ts'
import { CheckoutHeader } from './checkout-header.tsx'
import { DrawersProvider, useDrawers } from '../drawers/drawers.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import * as styles from './layout.module.css'
import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'
import { menuOf } from '#src/domains/catalogue/menu-tree.ts'
import { Newsletter } from '../footer/newsletter.tsx'
import { LazySearchPanel } from '../search-box/lazy-search-panel.tsx'
import { NavDrawer } from '../menu/nav-drawer.tsx'
import { Overlay } from '../drawers/overlay.tsx'
import { classifyPage } from '#src/platform/url/page-class.ts'
import { noscriptNavFormId } from '#src/platform/hydration/noscript-nav-form.ts'
import { SearchActiveProvider } from '#src/domains/suggest/search-active.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { SkipLinks } from './skip-links.tsx'
import { TopBar } from '../header/top-bar.tsx'
import { useIsCovered } from '../drawers/use-is-covered.ts'
import { withdrawalPath } from '#src/platform/url/shop-paths.ts'

const SideDrawers = lazyUntilInteraction(async () => (await import('../side-drawers/side-drawers.tsx')).SideDrawers)

type Props = { readonly data: LayoutQuery | undefined; readonly children: ReactNode }

/**
 * The page shell. Cart and checkout have a reduced header with only the logo, and no footer. EU law requires the link to the
 * withdrawal function there too.
 */
export function Layout(props: Props) {
  return (
    <DrawersProvider>
      <Searchable {...props} />
    </DrawersProvider>
  )
}

function Searchable(props: Props) {
  const { replace } = useDrawers()
  return (
    <SearchActiveProvider onExpand={replace}>
      <CartCounter />
      <Shell {...props} />
    </SearchActiveProvider>
  )
}

function Shell({ data, children }: Props) {
  const t = useT()
  const store = useStore()
  const page = classifyPage(pathInStore(store, useLocation().pathname))
  const isCovered = useIsCovered()
  const hasBar = !page.isCheckoutArea || page.isCart
  const hasWithdrawal = data?.storeConfig?.withdrawal_enabled ?? false
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
        {page.isCheckoutArea && hasWithdrawal ? (
          <ShopLink className={styles['withdrawal']} to={href(store, withdrawalPath)}>
            {t('layout.withdrawal')}
          </ShopLink>
        ) : null}
      </main>
      {page.isCheckoutArea ? null : (
        <Footer
          html={blockOf(data, 'pwa-footer-whole')}
          copyright={data?.storeConfig?.copyright ?? ''}
          hasWithdrawal={hasWithdrawal}
          isInert={isCovered}
          newsletter={<Newsletter config={data?.storeConfig} place={page.newsletter} />}
        />
      )}
      <form id={noscriptNavFormId} hidden />
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
