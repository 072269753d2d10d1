import { createContext, useContext, type ComponentType, type ReactNode, type RefObject } from 'react'
import type { ElementOf, ElementType } from './element.ts'

/** `within` contains the placeholders that the component replaces; one that draws from the tree of a page gets its `element`. */
export type EmbedProps<Type extends ElementType> = {
  readonly within: RefObject<Element | null>
  readonly element?: ElementOf<Type>
}

/** The components of other domains for elements of stored content, such as products. Placeholders in HTML are elements too. */
export type Embeds = { readonly [Type in ElementType]?: ComponentType<EmbedProps<Type>> }

const EmbedsContext = createContext<Embeds>({})

/** Provides the embed components by context, because this domain must not import the domains that implement them. */
export function EmbedsProvider({ embeds, children }: { readonly embeds: Embeds; readonly children: ReactNode }) {
  return <EmbedsContext value={embeds}>{children}</EmbedsContext>
}

/** The embed components; none outside an `EmbedsProvider`, where placeholders keep their own markup. */
export const useEmbeds = (): Embeds => useContext(EmbedsContext)
