import { loadLaterStyle } from '../platform/hydration/load-later-style.ts'
import { lazyOnRender } from '../platform/hydration/lazy-until-interaction.ts'
import { lazyElement } from '../domains/cms/lazy-element.ts'
import type { EmbedProps } from '../domains/cms/embeds.tsx'

// It can come into view before the first interaction, which loads its styles. Pages with elements have them from the start.
const Looks = lazyOnRender(async () => {
  const [{ StoredLooks }] = await Promise.all([import('../domains/lookbook/stored-looks.tsx'), loadLaterStyle()])
  return StoredLooks
})
const Places = lazyElement(async () => (await import('../domains/store-locator/stored-places.tsx')).StoredPlaces)

/** The looks and maps of stored content: one part of the shell's code for both, because every page loads it. */
export function LateEmbed(props: EmbedProps<'lookbook'> | EmbedProps<'map'> | EmbedProps<'store-map'>) {
  const { element, within } = props
  if (element === undefined || element.type === 'lookbook') return <Looks within={within} />
  return element.type === 'map' ? (
    <Places within={within} element={element} />
  ) : (
    <Places within={within} element={element} />
  )
}
