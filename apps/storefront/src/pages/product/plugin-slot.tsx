import { Suspense, useMemo } from 'react'
import type { SlotPlace } from '@bocian/plugin'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { partData } from './part-data.ts'
import { pluginParts } from './plugin-parts.ts'

type Props = { readonly place: SlotPlace; readonly product: object }

/** What plugins show in a place. The build of a shop without plugins leaves this element out of the page. */
export function PluginSlot({ place, product }: Props) {
  const store = useStore()
  // Memoised, because a lazy component that renders again before its code has loaded would disappear.
  return useMemo(
    () =>
      pluginParts[place]?.map(({ fields, Part }) => {
        const data = partData(product, fields)
        return data === undefined ? null : (
          <Suspense key={fields.join(' ')}>
            <Part data={data} store={{ code: store.code, locale: store.locale }} />
          </Suspense>
        )
      }),
    [place, product, store],
  )
}
