import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { TabItem } from '@bocian/rules/page-builder/elements.ts'
import { keyForReaders } from '#src/platform/i18n/reading-direction.ts'
import { ElementBackground } from '../../look/background.tsx'
import type { ElementProps } from '../../element.ts'
import { inlineStyle, lookOf } from '../../look/look-of.ts'
import { tabAfter } from './tab-after.ts'
import * as styles from './tabs.module.css'

/** Panels of which one is shown, by tabs (ARIA Authoring Practices). Without JavaScript all are shown, with their headings. */
export function Tabs({ element, draw }: ElementProps<'tabs'>) {
  const { items, defaultIndex, alignment, headerStyle, contentStyle } = element
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(defaultIndex < items.length ? defaultIndex : 0)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(keyForReaders(event.key), chosen, items.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div {...lookOf(element)} className={styles['tabs']}>
      <div ref={list} role="tablist" className={styles['list']} data-alignment={alignment}>
        {items.map((item, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={styles['tab']}
            style={inlineStyle(headerStyle)}
            onClick={() => setChosen(index)}
            onKeyDown={onKeyDown}
          >
            {item.name}
          </button>
        ))}
      </div>
      <div className={styles['panels']} style={inlineStyle(contentStyle)}>
        {items.map((item, index) => (
          <div
            key={index}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            tabIndex={0}
            className={styles['panel']}
            data-chosen={index === chosen}
          >
            <Panel item={item}>{draw(item.children)}</Panel>
          </div>
        ))}
      </div>
    </div>
  )
}

function Panel({ item, children }: { readonly item: TabItem; readonly children: React.ReactNode }) {
  return (
    <div {...lookOf(item)} className={styles['content']}>
      <ElementBackground background={item.background} owner={item} />
      <h3 className={styles['heading']}>{item.name}</h3>
      {children}
    </div>
  )
}
