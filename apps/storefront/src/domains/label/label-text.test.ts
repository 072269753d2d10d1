import { expect, it } from 'vitest'
import { readLabelText } from './label-text.ts'

it.each<[string, string | null, object]>([
  ['nothing', null, []],
  ['words', 'Bawełna &amp; len', [{ text: 'Bawełna & len', isCode: false }]],
  [
    'a code among words',
    'Kod: <span class="copyable">WALK10</span> do niedzieli',
    [
      { text: 'Kod:', isCode: false },
      { text: 'WALK10', isCode: true },
      { text: 'do niedzieli', isCode: false },
    ],
  ],
  [
    'a code with classes and attributes',
    '<span title="x" class="big copyable"><b>A1</b></span>',
    [{ text: 'A1', isCode: true }],
  ],
  ['a span of another class', '<span class="copyables">A1</span>', [{ text: 'A1', isCode: false }]],
  ['markup that could act', '<img src=x onerror=alert(1)>Hej', [{ text: 'Hej', isCode: false }]],
])('LABEL-08 reads %s', (_, txt, parts) => expect(readLabelText(txt)).toEqual(parts))
