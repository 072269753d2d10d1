import type { CSSProperties } from 'react'
import type { Common, Style } from '@bocian/rules/page-builder/elements.ts'

/** The attributes that give an element its stored look. */
export type Look = {
  readonly style?: CSSProperties
  /** The properties that have another value on phones; `phone.css` reads them. */
  readonly 'data-phone'?: string
  /** The author's classes: as data, since the names of our own classes are short and could be the same. */
  readonly 'data-author-class'?: string
}

type Looks = Pick<Common, 'classes' | 'style' | 'phoneStyle'>

/**
 * The stored look of an element as inline style. Inline style has no media queries, so that values for phones are custom properties,
 * which `phone.css` applies.
 */
export function lookOf({ classes, style, phoneStyle }: Looks, more: CSSProperties = {}): Look {
  const phone = Object.entries(phoneStyle ?? {})
  const whole = {
    ...inlineStyle(style),
    ...Object.fromEntries(phone.map(([name, value]) => [`--phone-${name}`, value])),
    ...more,
  }
  return {
    ...(Object.keys(whole).length > 0 ? { style: whole } : {}),
    ...(phone.length > 0 ? { 'data-phone': phone.map(([name]) => name).join(' ') } : {}),
    ...(classes ? { 'data-author-class': classes } : {}),
  }
}

/** CSS declarations as React takes them. */
export function inlineStyle(style: Style | undefined): CSSProperties {
  return Object.fromEntries(Object.entries(style ?? {}).map(([name, value]) => [inScript(name), value]))
}

const inScript = (name: string): string =>
  name.startsWith('--') ? name : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
