import { createContext, useContext, type ReactNode } from 'react'
import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { firstPicture } from './find-first-picture.ts'

const FirstPicture = createContext<object | undefined>(undefined)

/** Tells the elements which of them has the picture that the page shows first. */
export function FirstPictureProvider({
  elements,
  children,
}: {
  readonly elements: readonly ContentElement[]
  readonly children: ReactNode
}) {
  return <FirstPicture value={firstPicture(elements)}>{children}</FirstPicture>
}

/** How a picture of this element loads: the page's first one before all others, the rest when it comes near. */
export function usePictureLoading(element: object): { readonly fetchPriority: 'high' } | { readonly loading: 'lazy' } {
  return useContext(FirstPicture) === element ? { fetchPriority: 'high' } : { loading: 'lazy' }
}

/** Whether the element has the picture that the page shows first. */
export const useIsFirstPicture = (element: object): boolean => useContext(FirstPicture) === element
