import type { TabItem, Tabs } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import type { Parsing } from '../parsing.ts'
import { backgroundOf } from '../reading/background.ts'
import { isHidden, look, named, styleOf } from '../reading/look.ts'
import { attribute, declarations, hasClass, numberOf, part, plainText } from '../reading/parts.ts'

export function parseTabs(main: Element, parsing: Parsing): Tabs | undefined {
  const navigation = part(main, 'navigation')
  const headers = (navigation?.children ?? []).flatMap((child) => (child.type === 'element' ? [child] : []))
  const all = parsing.typed(main, 'tab-item')
  const tabs = all.map((item, index) => ({ item, header: headers[index] })).filter(({ item }) => !isHidden(item))
  if (tabs.length === 0) return undefined
  const wanted = all[numberOf(attribute(main, 'data-active-tab'), 0, 0, 100)]
  return {
    type: 'tabs',
    defaultIndex: Math.max(
      0,
      tabs.findIndex(({ item }) => item === wanted),
    ),
    alignment: alignmentOf(main, navigation),
    ...look(main),
    ...named('headerStyle', styleOf(headers[0])),
    ...named('contentStyle', styleOf(part(main, 'content'))),
    items: tabs.map(({ item, header }, index) => parseTab(item, header, index, parsing)),
  }
}

function parseTab(item: Element, header: Element | undefined, index: number, parsing: Parsing): TabItem {
  const background = backgroundOf(item, parsing)
  return {
    ...look(item, ['display', 'flex-direction']),
    name: attribute(item, 'data-tab-name') || plainText(header) || String(index + 1),
    ...(background !== undefined && { background }),
    children: parsing.children(item),
  }
}

function alignmentOf(main: Element, navigation: Element | undefined): Tabs['alignment'] {
  const stored = navigation === undefined ? undefined : declarations(navigation).get('text-align')
  const found = (['center', 'right', 'left'] as const).find((side) => hasClass(main, `tab-align-${side}`))
  return found ?? (stored === 'center' || stored === 'right' ? stored : 'left')
}
