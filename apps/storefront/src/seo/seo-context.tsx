import { createContext, useContext, type ReactNode } from 'react'
import type { SeoData } from './seo-data.ts'

const SeoContext = createContext<SeoData | null>(null)

/** Gives the page below it what search engines are told about it. */
export function SeoProvider({ data, children }: { readonly data: SeoData | null; readonly children: ReactNode }) {
  return <SeoContext value={data}>{children}</SeoContext>
}

/** What search engines are told about the page, if its kind has that. */
export function useSeo(): SeoData | null {
  return useContext(SeoContext)
}
