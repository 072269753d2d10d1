import { createContext, useContext, type ComponentType, type ReactNode, type RefObject } from 'react'

type Embed = ComponentType<{ readonly within: RefObject<Element | null> }>

/** The components that replace placeholders in staff-written HTML: products by SKU and lookbooks by id. */
export type Embeds = { readonly products: Embed; readonly looks: Embed }

const EmbedsContext = createContext<Embeds | undefined>(undefined)

/** Provides the embed components by context, because this domain must not import the domains that implement them. */
export function EmbedsProvider({ embeds, children }: { readonly embeds: Embeds; readonly children: ReactNode }) {
  return <EmbedsContext value={embeds}>{children}</EmbedsContext>
}

/** The embed components; undefined outside an `EmbedsProvider`, where placeholders keep their own markup. */
export const useEmbeds = (): Embeds | undefined => useContext(EmbedsContext)
