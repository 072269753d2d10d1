import { Suspense, type ComponentType } from 'react'
import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { FirstPictureProvider } from '../look/first-picture.tsx'
import '../look/phone.css'
import type { Draw } from '../element.ts'
import { registry } from './registry.tsx'

/** Draws the elements of a page or block, and those within them. */
export function ElementTree({ elements }: { readonly elements: readonly ContentElement[] }) {
  return <FirstPictureProvider elements={elements}>{draw(elements)}</FirstPictureProvider>
}

type AnyElement = ComponentType<{ readonly element: ContentElement; readonly draw: Draw }>

// A boundary for each, so that the browser hydrates them one by one, and one whose code is late holds up no other.
const draw: Draw = (elements) =>
  elements.map((element, index) => {
    const Element = registry[element.type] as AnyElement | undefined
    // A server that is newer than this page may know more elements.
    if (!Element) return null
    return (
      <Suspense key={index}>
        <Element element={element} draw={draw} />
      </Suspense>
    )
  })
