import { Outlet, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { LayoutDocument, type LayoutQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { Layout } from './layout/layout.tsx'
import { LoadingBar } from './notices/loading-bar.tsx'
import { ScrollOnNavigation } from './layout/scroll-on-navigation.tsx'
import { ToastProvider } from './notices/toast.tsx'

/** The shell's data: menu, footer and the store's settings, the same for every visitor of a store view. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LayoutQuery> {
  return query(LayoutDocument, {}, request)
}

/** Header, page, footer. */
export function Component() {
  const layout = useRouteLoaderData<LayoutQuery>('root')
  return (
    <ToastProvider>
      <LoadingBar />
      <ScrollOnNavigation />
      <Layout data={layout}>
        <Outlet />
      </Layout>
    </ToastProvider>
  )
}
