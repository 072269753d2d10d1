import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawElements } from '../../content/testing-draw.tsx'

it('CMS-20 a look is its picture and links to its products until its pins have loaded, and without scripts', async () => {
  await drawElements({
    type: 'lookbook',
    lookbookId: 'picnic',
    look: {
      name: 'Picnic',
      picture: '/media/wysiwyg/drawn/picnic.svg',
      width: 800,
      height: 960,
      products: [{ name: 'Hat', href: '/hat.html' }],
    },
  })
  const picture = page.getByRole('img', { name: 'Picnic' })
  await expect.element(picture).toHaveAttribute('width', '800')
  await expect.element(page.getByRole('link', { name: 'Hat' })).toHaveAttribute('href', '/eu/hat.html')
  const image = picture.element()
  if (image.parentElement) image.parentElement.hidden = true
  expect(image.checkVisibility()).toBe(false)
})
