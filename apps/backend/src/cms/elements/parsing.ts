import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import type { Element, ElementContent } from 'hast'

/** What the parser of one element takes from the content around it. Its tree is sanitized, and has all styles in place. */
export interface Parsing {
  /** The elements inside a part of a container, from top to bottom. */
  children(part: Element | undefined): readonly ContentElement[]
  /** What is inside a part, as HTML. */
  html(part: Element | undefined): string
  /** Sanitizes HTML that is stored as text, as HTML. */
  htmlOf(code: string): string
  /** An address within the shop as `/path`, or an allowed absolute one; undefined for any other. */
  address(text: string): string | undefined
  /** An id that no other element of the content has, if possible this one. */
  uniqueId(wanted: string): string
  /** Notes that an element of this type could not be read as it is meant. */
  report(type: string): void
  /** The elements with a type directly within a part or its wrappers, unparsed. */
  typed(part: Element | undefined, type: string): readonly Element[]
}

/** Reads an element from its outer part; undefined if it shows nothing. */
export type ParseElement = (main: Element, parsing: Parsing) => ContentElement | undefined

export type Node = ElementContent
