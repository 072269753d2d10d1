import { expect, it } from 'vitest'
import { only, stored } from '../testing-parse.ts'

it.each([
  ['stored as text', '&lt;p onclick="x()"&gt;a &amp;amp; b&lt;/p&gt;', '', '<p>a &amp; b</p>'],
  ['marked as decoded', '<p onclick="x()">a</p>&lt;b&gt;', 'data-decoded="true"', '<p>a</p>&lt;b&gt;'],
  ['written by hand', '<p onclick="x()">a</p>', '', '<p>a</p>'],
  ['a comparison', '3 &lt; 4', '', '3 &lt; 4'],
  [
    'a video',
    '&lt;iframe src="https://player.vimeo.com/video/1"&gt;&lt;/iframe&gt;',
    '',
    '<iframe src="https://player.vimeo.com/video/1"></iframe>',
  ],
])('CMS-10 reads code that is %s, sanitized', (_what, content, more, html) => {
  expect(only(stored('html', content, more))).toEqual({ type: 'html', html })
})

it.each(['', '&lt;script&gt;x()&lt;/script&gt;', '&lt;!-- a --&gt;'])(
  'CMS-10 shows nothing for code that shows nothing: %j',
  (content) => {
    expect(only(stored('html', content))).toBeUndefined()
  },
)
