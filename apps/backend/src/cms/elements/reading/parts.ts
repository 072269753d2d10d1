import type { Element } from 'hast'
import { declarationsOf } from '#src/platform/html/clean-style.ts'
import { textOf } from '#src/platform/html/walk-elements.ts'

/** The value of an attribute by its name in HTML; empty if it is absent. */
export function attribute({ properties }: Element, name: string): string {
  const value = properties[propertyOf(name)]
  if (Array.isArray(value)) return value.join(' ')
  return value === undefined || value === null || value === false ? '' : String(value)
}

const propertyOf = (name: string): string =>
  name.startsWith('data-') || name.startsWith('aria-')
    ? name.replaceAll(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase())
    : name

export const hasFlag = (element: Element, name: string): boolean => attribute(element, name) === 'true'

/** One of the values that an attribute may have; the first if it has no such value. */
export function choice<T extends string>(element: Element, name: string, ...values: readonly [T, ...T[]]): T {
  const value = attribute(element, name)
  return values.find((one) => one === value) ?? values[0]
}

/** A number within limits, or the default. */
export function numberOf(text: string, normal: number, least: number, most: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : normal
}

/** The type of an element, also as the page builder's first versions saved it. */
export function typeOf(element: Element, isKnown: (type: string) => boolean): string {
  const type = attribute(element, 'data-content-type')
  if (type !== '') return type
  const role = attribute(element, 'data-role')
  return attribute(element, 'data-element') === 'main' && isKnown(role) ? role : ''
}

/** A part of an element by its name (`data-element`), wherever it is, but not within other elements. */
export function part(main: Element, ...names: readonly string[]): Element | undefined {
  for (const child of main.children) {
    if (child.type !== 'element' || attribute(child, 'data-content-type') !== '') continue
    const found = names.includes(attribute(child, 'data-element')) ? child : part(child, ...names)
    if (found !== undefined) return found
  }
  return undefined
}

export const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'className').split(' ').includes(name)

/** The text of an element on one line, with its non-breaking spaces. */
export const plainText = (element: Element | undefined): string =>
  element === undefined
    ? ''
    : textOf(element)
        .replaceAll(/[^\S\u00A0]+/g, ' ')
        .trim()

export const declarations = (element: Element): Map<string, string> => declarationsOf(attribute(element, 'style'))
