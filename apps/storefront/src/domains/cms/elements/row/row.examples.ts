import type { Row } from '@bocian/rules/page-builder/elements.ts'
import { examplePictures, exampleText, type ElementExamples } from '../../look/examples.ts'

const row = (more: Partial<Row>): Row => ({
  type: 'row',
  appearance: 'contained',
  children: [
    { type: 'heading', level: 3, text: 'Soft things for cool evenings' },
    exampleText('Organic cotton, knitted in Łódź and washed once before it leaves.'),
  ],
  ...more,
})
const padded = { padding: '32px' }

export const examples: ElementExamples = {
  title: 'Row',
  items: [
    { name: 'Contained, with a colour', element: row({ style: { ...padded, 'background-color': '#e9f0f9' } }) },
    {
      name: 'Full width, with a picture and another one for phones',
      element: row({
        appearance: 'full-width',
        style: {
          ...padded,
          'min-height': '240px',
          display: 'flex',
          'flex-direction': 'column',
          'justify-content': 'center',
        },
        background: { desktopImage: examplePictures.wide, mobileImage: examplePictures.upright },
      }),
    },
    {
      name: 'Full bleed, lower on phones',
      element: row({
        appearance: 'full-bleed',
        style: { ...padded, 'min-height': '320px', 'background-color': '#fbf2e0' },
        phoneStyle: { 'min-height': '120px', 'text-align': 'center' },
      }),
    },
    {
      name: 'Parallax',
      element: row({
        style: { ...padded, 'min-height': '320px' },
        background: { desktopImage: examplePictures.warm },
        parallaxSpeed: 0.5,
      }),
    },
    {
      name: 'A picture that stands still',
      element: row({
        style: { ...padded, 'min-height': '240px' },
        background: { desktopImage: examplePictures.wide, isFixed: true },
      }),
    },
    {
      name: 'A repeated picture in its own size',
      element: row({
        style: { ...padded, 'min-height': '160px' },
        background: { desktopImage: examplePictures.tile, size: 'auto', repeat: 'repeat' },
      }),
    },
    {
      name: 'Background video with a veil; of another host, so its picture is shown',
      element: row({
        style: { ...padded, 'min-height': '240px', color: '#ffffff' },
        background: {
          video: {
            source: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
            isLooped: true,
            playsOnlyVisible: true,
            isLazy: true,
            fallbackImage: examplePictures.wide,
            overlayColor: 'rgba(29, 36, 51, 0.75)',
          },
        },
      }),
    },
  ],
}
