import { createContext, useContext, type ReactNode } from 'react'
import type { SeoData } from './seo-data.ts'

const SeoContext = createContext<SeoData | null>(null)

/** Provides the page's SEO data. */
export function SeoProvider({ data, children }: { readonly data: SeoData | null; readonly children: ReactNode }) {
  return <SeoContext value={data}>{children}</SeoContext>
}

/** The page's SEO data; null if its kind has none. */
export function useSeo(): SeoData | null {
  return useContext(SeoContext)
}
