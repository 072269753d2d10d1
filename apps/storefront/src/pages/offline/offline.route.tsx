import { redirect, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { OfflinePage } from './offline-page.tsx'
import { askedPage } from '#src/platform/service-worker/page-rules.ts'

/** A visitor who reaches the server is online, so redirects to the requested page. */
export function loader({ request }: LoaderFunctionArgs): null {
  const requested = askedPage(new URL(request.url))
  if (requested) throw redirect(requested)
  return null
}

/** The page that the service worker shows when the requested page is neither reachable nor cached. */
export function Component() {
  const t = useT()
  return (
    <>
      <PageHead title={t('offline.title')} robots="NONE" />
      <OfflinePage />
    </>
  )
}
