import { Suspense } from 'react'
import { Outlet, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { LayoutDocument, type LayoutQuery } from '../platform/graphql/documents.gen.ts'
import { query } from '../platform/graphql/client.ts'
import { SessionKeeper } from '../shell/session/session-keeper.tsx'
import { EmbedsProvider } from '../domains/cms/embeds.tsx'
import { lazyUntilInteraction, lazyOnRender } from '../platform/hydration/lazy-until-interaction.ts'
import { Layout } from '../shell/frame/layout.tsx'
import { LoadingBar } from '../shell/notices/loading-bar.tsx'
import { ConnectionNotices } from '../shell/notices/connection-notices.tsx'
import { MaintenanceGate } from '../shell/maintenance/maintenance-gate.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { LanguageHint } from '../shell/store-switch/language-hint.tsx'
import { StoreGreeting } from '../shell/store-switch/store-greeting.tsx'
import { NewVersionNotice } from '../shell/notices/new-version-notice.tsx'
import { NextPage } from '../shell/next-page/next-page.tsx'
import { ScrollOnNavigation } from '../shell/next-page/scroll-on-navigation.tsx'

const OutageNotices = lazyUntilInteraction(
  async () => (await import('../shell/notices/outage-notices.tsx')).OutageNotices,
)

const late = lazyOnRender(async () => (await import('./late-embed.tsx')).LateEmbed)

const embeds = {
  products: lazyUntilInteraction(
    async () => (await import('../domains/product-list/stored-products.tsx')).StoredProducts,
  ),
  lookbook: late,
  map: late,
  'store-map': late,
}

/** Loads the shell's data: menu, footer and store settings, the same for every visitor of a store view. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LayoutQuery> {
  return query(LayoutDocument, {}, request)
}

/** The shell around every page: header, footer, notices and session handling. */
export function Component() {
  const layout = useRouteLoaderData<LayoutQuery>('root')
  return (
    <MaintenanceGate>
      <ToastProvider>
        <LoadingBar />
        <ConnectionNotices />
        <Suspense>
          <OutageNotices />
        </Suspense>
        <NewVersionNotice />
        <SessionKeeper />
        <ScrollOnNavigation />
        <StoreGreeting />
        <EmbedsProvider embeds={embeds}>
          <Layout data={layout}>
            <NextPage>
              <Outlet />
            </NextPage>
            <LanguageHint />
          </Layout>
        </EmbedsProvider>
      </ToastProvider>
    </MaintenanceGate>
  )
}
