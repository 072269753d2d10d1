import type { ReactNode } from 'react'
import { StoreProvider } from './i18n/store-context.tsx'
import type { StoreView } from './i18n/store-views.ts'
import type { Assets } from './page-assets.server.ts'

type Props = {
  readonly store: StoreView
  readonly assets: Assets
  readonly state: string
  readonly children: ReactNode
}

/** The whole HTML document, rendered on the server and taken over as it is by the browser. */
export function Document({ store, assets, state, children }: Props) {
  return (
    <html
      lang={store.locale.slice(0, 2)}
      data-store={store.code}
      data-prefix={store.prefix}
      data-theme={store.theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((file) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
        {assets.preloads.map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
      </head>
      <body>
        <StoreProvider store={store}>{children}</StoreProvider>
        <script
          id="page-state"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: state }}
          suppressHydrationWarning
        />
        {assets.scripts.map((file) => (
          <script key={file} type="module" src={file} />
        ))}
      </body>
    </html>
  )
}
