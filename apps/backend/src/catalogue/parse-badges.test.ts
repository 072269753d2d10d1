import { expect, it } from 'vitest'
import { parseBadges } from './parse-badges.ts'

it.each<[string, string | null, object[]]>([
  ['', null, []],
  ['New', '#a00', [{ label: 'New', label_color: '#a00', color: null }]],
  ['Ready, steady', null, [{ label: 'Ready, steady', label_color: null, color: null }]],
  [
    'label=New, and warm,label_color=#0f766e,color=#fff|Last pieces',
    '#a00',
    [
      { label: 'New, and warm', label_color: '#0f766e', color: '#fff' },
      { label: 'Last pieces', label_color: '#a00', color: null },
    ],
  ],
  ['label=,color=#fff| |', null, []],
])('MENU-03 parses the badges of %o', (cell, labelColor, badges) => {
  expect(parseBadges(cell, labelColor)).toEqual(badges)
})
