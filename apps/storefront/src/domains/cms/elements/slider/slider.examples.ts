import type { Slider } from '@bocian/rules/page-builder/elements.ts'
import { examplePictures, type ElementExamples } from '../../look/examples.ts'

const slide = (words: string, picture: string, name = ''): Slider['slides'][number] => ({
  appearance: 'collage-left',
  name,
  html: `<h3>${words}</h3>`,
  background: { desktopImage: picture },
  overlayColor: 'rgba(255, 255, 255, 0.85)',
  showButton: 'always',
  showOverlay: 'always',
  button: { text: `Go to ${words.toLowerCase()}`, look: 'primary' },
  link: { href: '/girls.html' },
})
const slider = (more: Partial<Slider>): Slider => ({
  type: 'slider',
  minHeight: '320px',
  autoplays: false,
  speed: 4000,
  fades: false,
  isInfinite: false,
  hasArrows: true,
  hasDots: true,
  slides: [
    slide('Puddles', examplePictures.wide, 'Rain wear'),
    slide('Beaches', examplePictures.warm),
    slide('Forests', examplePictures.upright),
  ],
  ...more,
})

export const examples: ElementExamples = {
  title: 'Slider',
  items: [
    { name: 'Arrows and dots', element: slider({}) },
    { name: 'Moves by itself, round and round', element: slider({ autoplays: true, isInfinite: true }) },
    { name: 'Fades, with dots only', element: slider({ fades: true, hasArrows: false }) },
    { name: 'Is only scrolled', element: slider({ hasArrows: false, hasDots: false }) },
  ],
}
