import { expect, it } from 'vitest'
import { storedPicture } from './pictures.ts'

it('CMS-02 a stored picture comes from the image service, in several widths and not cropped', () => {
  const { src, srcSet } = storedPicture('/media/wysiwyg/beach.jpg', 1280)
  expect(src).toMatch(/^\/media\/wysiwyg\/beach\.jpg\?.*width=640.*fit=bounds$/)
  expect(srcSet?.match(/\d+w/g)).toEqual(['640w', '960w', '1280w', '1600w', '2560w'])
})

it('CMS-02 a picture in its own proportions, and one of another host as it is', () => {
  expect(storedPicture('/media/a.jpg', 320, 0.5).src).toContain('width=160&height=80')
  expect(storedPicture('https://elsewhere.example/a.jpg', 320)).toEqual({ src: 'https://elsewhere.example/a.jpg' })
})
