import type { ButtonItem } from '@bocian/rules/page-builder/elements.ts'
import { ContentButton } from '../../look/content-button.tsx'
import type { ElementProps } from '../../element.ts'
import { inlineStyle, lookOf } from '../../look/look-of.ts'
import * as styles from './buttons.module.css'

/** Links that look like buttons, beside or above each other. */
export function Buttons({ element }: ElementProps<'buttons'>) {
  const { items, isStacked = false, haveSameWidth = false } = element
  return (
    <div {...lookOf(element)} className={styles['buttons']} data-stacked={isStacked} data-same-width={haveSameWidth}>
      <div className={styles['items']}>
        {items.map((item, index) => (
          <Item key={index} item={item} />
        ))}
      </div>
    </div>
  )
}

// What leads nowhere is text: a button that does nothing would only puzzle.
function Item({ item }: { readonly item: ButtonItem }) {
  const { text, look, link, linkStyle } = item
  return (
    <div {...lookOf(item)} className={styles['item']}>
      {link ? (
        <ContentButton look={look} link={link} style={inlineStyle(linkStyle)} className={styles['button']}>
          {text}
        </ContentButton>
      ) : (
        <span className={styles['words']} style={inlineStyle(linkStyle)}>
          {text}
        </span>
      )}
    </div>
  )
}
