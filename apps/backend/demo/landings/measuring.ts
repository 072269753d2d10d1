import { accordion, column, columns, evenColumns, tabs, tintedRow } from '../builder-groups.ts'
import { image, scene } from '../builder-pictures.ts'
import { heading, row, text } from '../page-builder.ts'
import { landingOf, linkTo } from '../page-links.ts'
import { sizeTables } from '../size-tables.ts'
import type { DemoStore } from '../stores.ts'
import { leadRow, said, saidParts, saying, titledRow } from './landing-parts.ts'

/** How to measure a child: drawings with numbers, and steps that have the same numbers. */
export function measuringPage(store: DemoStore): string {
  const { lead, steps, tables, questions } = landingOf(store, 'measuring')
  const [height, chest, waist, foot, head] = steps.items
  const { clothes, shoes, heads } = sizeTables(store.language)
  const sizes = [clothes(), shoes(), heads()]
  const numbered = (number: number, step: typeof height): string =>
    saying(store, { ...step, title: `${number}. ${step.title}` })
  const footPicture = image(scene('foot', 'landing', '720x480'), { alt: steps.footPicture })
  return [
    leadRow(lead, 'measure', linkTo(store)('size-guide')),
    tintedRow(
      heading(steps.title),
      evenColumns([numbered(1, height), numbered(2, chest), numbered(3, waist), numbered(5, head)]),
    ),
    row(
      columns([
        column('50%', 'align-center', footPicture),
        column('50%', 'align-center', numbered(4, foot) + text(`<p>${said(store, steps.foot)}</p>`)),
      ]),
    ),
    titledRow(
      tables.title,
      tabs(
        tables.items.map(({ title, text: words }, index) => ({
          title,
          content: text(`<p>${said(store, words)}</p>${sizes[index]}`),
        })),
      ),
    ),
    titledRow(questions.title, accordion(saidParts(store, questions.items))),
  ].join('')
}
