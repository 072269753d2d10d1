import { expect, it } from 'vitest'
import { cssAddress } from './css-address.ts'

it.each([
  ['/media/wysiwyg/dots.png', 'url("/media/wysiwyg/dots.png")'],
  ['/media/a b(1).png', 'url("/media/a%20b%281%29.png")'],
  ['/media/a%20b.png', 'url("/media/a%20b.png")'],
  ['/media/a.png");background:url("//evil.example/x', 'url("/media/a.png%22%29;background:url%28%22//evil.example/x")'],
  ['/media/a\\\n.png', 'url("/media/a%5C%0A.png")'],
])('CMS-24 the address %j cannot leave its declaration', (source, value) => {
  expect(cssAddress(source)).toBe(value)
})
