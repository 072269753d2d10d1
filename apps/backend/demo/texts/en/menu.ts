import type { MenuTexts } from '../types.ts'

export const menu: MenuTexts = {
  girls: {
    title: 'Party dresses',
    text: 'Fabrics that do not scratch and skirts that love to spin.',
    action: 'See the dresses',
  },
  boys: {
    title: 'Jackets for any weather',
    text: 'Hard-wearing seams and room for a warm layer underneath.',
    action: 'See the jackets',
  },
  baby: {
    title: 'Soft from day one',
    text: 'Flat seams and poppers down the side: dressed before the tears.',
    action: 'See the bodysuits',
  },
  school: {
    title: 'PE on Tuesday?',
    text: 'Tops and bottoms that survive the gym and the wash.',
    action: 'See sportswear',
  },
  shoes: {
    title: 'How to measure a foot',
    points: [
      'Stand your child on a sheet of paper, heel to the wall.',
      'Mark the longest toe and measure both feet.',
      'The table already leaves room for the toes.',
    ],
  },
  newborn: {
    title: 'What the first weeks need',
    points: ['6 bodysuits and 5 sleepsuits', '2 hats and 3 pairs of socks', '1 warm layer and 2 blankets'],
  },
  campaign: { title: '15% off your second item in our stores', text: 'Show this code at the till:' },
  sizes:
    'Choose the size by height rather than by age: beside every size you will find the height it is for. If you are between two sizes, take the larger one for outerwear. And if something does not fit, you have {{config path="sales/rma/return_days"}} days to send it back.',
}
