import { Suspense, type ComponentType } from 'react'
import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { FirstPictureProvider } from '../look/first-picture.tsx'
import '../look/phone.css'
import type { Draw } from '../element.ts'
import { registry } from './registry.tsx'

type Props = {
  readonly elements: readonly ContentElement[]
  /** True to show the elements when the code of all of them has loaded. */
  readonly isWhole?: boolean
}

/** Draws the elements of a page or block, and those within them. */
export function ElementTree({ elements, isWhole = false }: Props) {
  const draw = isWhole ? drawAsOne : drawOneByOne
  return <FirstPictureProvider elements={elements}>{draw(elements)}</FirstPictureProvider>
}

type AnyElement = ComponentType<{ readonly element: ContentElement; readonly draw: Draw }>

// A server that is newer than this page may know more elements.
const componentOf = ({ type }: ContentElement) => registry[type] as AnyElement | undefined

// A boundary for each, so that the browser hydrates them one by one, and one whose code is late holds up no other.
const drawOneByOne: Draw = (elements) =>
  elements.map((element, index) => {
    const Element = componentOf(element)
    return Element ? (
      <Suspense key={index}>
        <Element element={element} draw={drawOneByOne} />
      </Suspense>
    ) : null
  })

// None, so that nothing moves when the code of one is late.
const drawAsOne: Draw = (elements) =>
  elements.map((element, index) => {
    const Element = componentOf(element)
    return Element ? <Element key={index} element={element} draw={drawAsOne} /> : null
  })
