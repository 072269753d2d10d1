import type { Banner } from '@bocian/rules/page-builder/elements.ts'
import { examplePictures, type ElementExamples } from '../../look/examples.ts'

const banner = (more: Partial<Banner>): Banner => ({
  type: 'banner',
  appearance: 'poster',
  background: { desktopImage: examplePictures.wide, mobileImage: examplePictures.upright },
  minHeight: '320px',
  html: '<h3>Autumn, in layers</h3><p>Rain jackets, fleece and warm boots.</p>',
  link: { href: '/girls.html' },
  button: { text: 'See the jackets', look: 'primary' },
  showButton: 'always',
  showOverlay: 'always',
  overlayColor: 'rgba(255, 255, 255, 0.85)',
  ...more,
})

export const examples: ElementExamples = {
  title: 'Banner',
  items: [
    { name: 'Poster', element: banner({ showOverlay: 'never' }) },
    { name: 'Collage, left', element: banner({ appearance: 'collage-left' }) },
    {
      name: 'Collage, centred',
      element: banner({ appearance: 'collage-centered', frameStyle: { 'text-align': 'center' } }),
    },
    {
      name: 'Collage, right',
      element: banner({ appearance: 'collage-right', button: { text: 'See the boots', look: 'secondary' } }),
    },
    { name: 'Button and veil on hover and focus', element: banner({ showButton: 'hover', showOverlay: 'hover' }) },
    { name: 'Without a button, all of it is a link', element: banner({ showButton: 'never' }) },
    {
      name: 'Without a link, lower on phones',
      element: {
        type: 'banner',
        appearance: 'poster',
        html: '<h3>Made to be handed down</h3>',
        minHeight: '320px',
        phoneMinHeight: '160px',
        showButton: 'never',
        showOverlay: 'never',
        background: { desktopImage: examplePictures.warm },
      },
    },
  ],
}
