import { textDirection } from '@bocian/rules/text-direction.ts'
import type { ReactNode } from 'react'
import { publicEndpoint } from '../platform/graphql/endpoint.ts'
import { StoreProvider } from '../platform/i18n/store-context.tsx'
import type { StoreView } from '../platform/i18n/store-views.ts'

/**
 * The whole HTML document, rendered on the server and hydrated in the browser. The server adds styles, fonts, page state and
 * scripts to the rendered HTML.
 */
export function Document({ store, children }: { readonly store: StoreView; readonly children: ReactNode }) {
  return (
    <html
      lang={store.locale.slice(0, 2)}
      dir={textDirection(store.locale)}
      data-store={store.code}
      data-prefix={store.prefix}
      data-theme={store.theme}
      data-api={publicEndpoint()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="manifest" href={`${store.prefix}/manifest.webmanifest`} />
      </head>
      <body>
        <StoreProvider store={store}>{children}</StoreProvider>
      </body>
    </html>
  )
}
