import { Suspense } from 'react'
import { Outlet, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { LayoutDocument, type LayoutQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { SessionKeeper } from './customer/session-keeper.tsx'
import { later } from './layout/later.ts'
import { Layout } from './layout/layout.tsx'
import { LoadingBar } from './notices/loading-bar.tsx'
import { ConnectionNotices } from './notices/connection-notices.tsx'
import { MaintenanceGate } from './notices/maintenance-gate.tsx'
import { ToastProvider } from './notices/toast.tsx'
import { LanguageHint } from './store/language-hint.tsx'
import { StoreGreeting } from './store/store-greeting.tsx'
import { NewVersionNotice } from './service-worker/new-version-notice.tsx'
import { NextPage } from './url/next-page.tsx'
import { ScrollOnNavigation } from './url/scroll-on-navigation.tsx'

const OutageNotices = later(async () => (await import('./notices/outage-notices.tsx')).OutageNotices)

/** The shell's data: menu, footer and the store's settings, the same for every visitor of a store view. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LayoutQuery> {
  return query(LayoutDocument, {}, request)
}

/** Header, page, footer. */
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
        <Layout data={layout}>
          <NextPage>
            <Outlet />
          </NextPage>
          <LanguageHint />
        </Layout>
      </ToastProvider>
    </MaintenanceGate>
  )
}
