import { categoryAddress, categoryAt, rootPath } from './categories.ts'
import { buttons, heading, row, text } from './page-builder.ts'
import type { Row } from './row.ts'
import { stores } from './stores.ts'
import { texts } from './texts/texts.ts'

/** Two blocks that the page of elements names, and one for carts to which the rule `less` applies. */
export function* dynamicBlockRows(): Generator<Row> {
  for (const store of stores) {
    const { school, newborn, lookbook, intro } = texts[store.language].pages
    const href = `/${categoryAddress(categoryAt(`${rootPath}/New in`), store.language)}.html`
    const blocks = [
      { words: school, rules: '' },
      { words: newborn, rules: '' },
      { words: lookbook, rules: 'less' },
    ]
    for (const [index, { words, rules }] of blocks.entries())
      yield {
        dynamic_block_id: String(index + 1),
        store_view_code: store.code,
        name: words.title,
        content: row(
          heading(words.title),
          text(`<p>${words.text}</p>`),
          buttons([{ href, label: intro.action }], 'inline', false),
        ),
        cart_rules: rules,
        is_active: '1',
      }
  }
}
