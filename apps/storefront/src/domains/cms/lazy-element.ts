import type { ComponentType } from 'react'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { loadPartOfAllLocales } from '#src/platform/i18n/messages.ts'

/** An element of stored content whose code loads when it first renders, together with the texts of elements. */
export function lazyElement<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyOnRender(async () => {
    const [element] = await Promise.all([load(), loadPartOfAllLocales('elements')])
    return element
  })
}
