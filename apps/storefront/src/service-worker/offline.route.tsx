import { redirect, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#src/i18n/store-context.tsx'
import { PageHead } from '#src/seo/page-head.tsx'
import { OfflinePage } from './offline-page.tsx'
import { askedPage } from './page-rules.ts'

/** Whoever gets an answer from the server is online: on to the page that was asked for. */
export function loader({ request }: LoaderFunctionArgs): null {
  const asked = askedPage(new URL(request.url))
  if (asked) throw redirect(asked)
  return null
}

/** What the worker shows instead of a page that it does not have. */
export function Component() {
  const t = useT()
  return (
    <>
      <PageHead title={t('offline.title')} robots="NONE" />
      <OfflinePage />
    </>
  )
}
