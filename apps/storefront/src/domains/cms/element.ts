import type { ComponentType, ReactNode } from 'react'
import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'

export type ElementType = ContentElement['type']
export type ElementOf<Type extends ElementType> = Extract<ContentElement, { readonly type: Type }>

/** Draws elements within an element: passed in, because the registry of all elements imports each of them. */
export type Draw = (elements: readonly ContentElement[]) => ReactNode

export type ElementProps<Type extends ElementType> = { readonly element: ElementOf<Type>; readonly draw: Draw }

/** A component for each type of element. */
export type Registry = { readonly [Type in ElementType]: ComponentType<ElementProps<Type>> }
