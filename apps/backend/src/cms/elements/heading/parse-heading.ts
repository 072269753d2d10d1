import type { Heading } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import { look } from '../reading/look.ts'
import { plainText } from '../reading/parts.ts'

const levels = [1, 2, 3, 4, 5, 6] as const

/** The level is that of the tag. */
export function parseHeading(main: Element): Heading | undefined {
  const text = plainText(main)
  const level = levels.find((one) => main.tagName === `h${one}`) ?? 2
  return text === '' ? undefined : { type: 'heading', level, text, ...look(main) }
}
