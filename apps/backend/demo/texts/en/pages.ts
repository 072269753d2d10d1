import type { Pages } from '../types.ts'

export const pages: Pages = {
  topBar: [
    'Free delivery on larger orders',
    '{{config path="sales/rma/return_days"}}-day returns, no questions asked',
    'An age shown for every size',
  ],
  footer: {
    shop: 'Shop',
    about: 'About us',
    story: 'Bocian designs clothes for children who move a lot. We sew short runs and repair what can be repaired.',
    company: 'Bocian Sp. z o.o., ul. Gniazdowa 7, 00-999 Warsaw, Poland',
    help: 'Help',
    legal: 'Legal',
  },
  home: {
    title: 'Bocian – children’s clothing',
    text: 'Children’s clothes from size 56 to 164, shoes and accessories.',
  },
  blog: {
    categories: { guides: 'Guides', care: 'Care' },
    about: {
      guides: 'Sizes, weather and first wardrobes: what really helps.',
      care: 'Washing, stains, mending and storing clothes.',
    },
    tags: {
      autumn: 'autumn',
      newborn: 'newborn',
      washing: 'washing',
      sizes: 'sizes',
      winter: 'winter',
      summer: 'summer',
      sleep: 'sleep',
      nursery: 'nursery',
    },
  },
  deliveryTable: ['Delivery', 'Price', 'Free delivery from'],
  missing: {
    title: 'This page has flown away',
    text: 'We could not find that page. The item may have sold out, or the link may have a typo.',
    home: 'Back to the home page',
  },
  intro: {
    title: 'An autumn to tumble in',
    text: 'Soft layers, reinforced knees and colours that all go together.',
    action: 'See what is new',
  },
  lookbook: {
    title: 'Lookbook: a day by the sea',
    text: 'Wind, dunes and cocoa from a flask. Outfits that can take it.',
    action: 'See the collection',
    lists: ['Packed for the sea', 'Warm for the way home'],
  },
  benefits: [
    { title: 'Sizes and ages', text: 'Every size comes with a height and an age.' },
    { title: '{{config path="sales/rma/return_days"}}-day returns', text: 'Easy to send back, quickly refunded.' },
    { title: 'Fabrics we know', text: 'Composition and care in plain words.' },
    { title: 'Honest reductions', text: 'Beside every reduction, the lowest price in the 30 days before it.' },
  ],
  brands: {
    title: 'Our brands',
    text: 'Six brands, one studio. Each has a character of its own, from the first days of life to the school corridor.',
  },
  brandStories: {
    bocian: 'Bocian makes everyday clothes in quiet colours, from newborns to schoolchildren.',
    nadbrzeg: 'Nad Brzegiem sews for wind and sand: comfortable cuts and seaside colours.',
    kluska: 'Mała Kluska looks after the littlest: flat seams, soft ribs and warm pastels.',
    jarzebina: 'Jarzębina loves parties and dancing: dresses, skirts and accessories in the colours of autumn berries.',
    wydma: 'Wydma 54 is made for riding bikes and climbing trees: strong seams and room for knees.',
    nocka: 'Nocka i Dzionek keeps children company from lullaby to breakfast: pyjamas, underwear and loungewear.',
  },
  giftCards: {
    title: 'Gift cards',
    text: 'Choose an amount and how it should arrive. The card works in every department.',
  },
  school: {
    title: 'Ready for the bell',
    text: 'Smart outfits, PE kit and a backpack. Check sizes early: feet grow over the holidays.',
  },
  newborn: {
    title: 'Newborn essentials, no rush',
    text: 'In the first weeks you need less than you think: a few bodysuits, sleepsuits, two hats and two blankets.',
  },
}
