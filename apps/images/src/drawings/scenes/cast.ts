import type { SceneName } from '../name.ts'
import type { Casting } from './stage.ts'

/** Colours and garments of a scene, matched to each other. */
export interface Script {
  readonly wall: string
  readonly panel: string
  readonly hung: readonly Casting[]
  readonly floor: readonly Casting[]
}

const c = (cut: Casting['cut'], main: string, second: string): Casting => ({ cut, main, second })

export const SCRIPTS: Record<SceneName, Script> = {
  hero: {
    wall: '#f1e7da',
    panel: '#e6c9b4',
    hung: [
      c('dress', '#c9898f', '#f6efe2'),
      c('cardigan', '#f1e6d4', '#c8674f'),
      c('shirt', '#8fa9c4', '#f4efe6'),
      c('dungarees', '#c7964a', '#f4ecdd'),
      c('coat', '#7d9a86', '#f1e3c8'),
    ],
    floor: [c('boots', '#a86f4b', '#e8d3b4'), c('bag', '#d9a441', '#f6efe2')],
  },
  school: {
    wall: '#e9ebe6',
    panel: '#c9d3d0',
    hung: [
      c('polo', '#f5f1e8', '#2f3e5c'),
      c('skirt', '#2f3e5c', '#c9b48a'),
      c('cardigan', '#33496b', '#d9a441'),
      c('shirt', '#f4f0e7', '#8fa9c4'),
      c('trousers', '#5a6472', '#e6dcc9'),
    ],
    floor: [c('backpack', '#b5533c', '#f0dfb8'), c('ballerinas', '#2f3e5c', '#e8dcc8')],
  },
  outdoor: {
    wall: '#dfe8e4',
    panel: '#b9ccbf',
    hung: [
      c('rainjacket', '#d9a441', '#2f3e5c'),
      c('jacket', '#5b7a6b', '#e6c9a0'),
      c('vest', '#b5533c', '#f0e2c8'),
      c('joggers', '#4b5a70', '#d9a441'),
      c('coat', '#7a8fa6', '#efe3cf'),
    ],
    floor: [c('wellies', '#c8674f', '#f3e7d3'), c('backpack', '#47617a', '#d9a441')],
  },
  newborn: {
    wall: '#f4ebe3',
    panel: '#ead7cd',
    hung: [
      c('bodysuit', '#f3e9dc', '#b98a7a'),
      c('romper', '#c8d0bd', '#f6efe2'),
      c('sleepsuit', '#e9cfc6', '#a9776b'),
      c('cardigan', '#e3d3bb', '#f7f0e4'),
      c('bodysuit', '#bccad3', '#f6f0e6'),
    ],
    floor: [c('blanket', '#dcc7b6', '#f6efe4'), c('slippers', '#d8b7a8', '#f5ece0')],
  },
  sale: {
    wall: '#f2ddd0',
    panel: '#d98c72',
    hung: [
      c('tshirt', '#f4efe6', '#b5533c'),
      c('shorts', '#6f8fae', '#f4efe6'),
      c('dress', '#d9a441', '#f8f0e0'),
      c('sunhat', '#f1e2c6', '#b5533c'),
      c('swimsuit', '#3f6b7d', '#f3d9c0'),
    ],
    floor: [c('sandals', '#b98552', '#f0dfb8'), c('bag', '#f1e6d4', '#b5533c')],
  },
  lookbook: {
    wall: '#ece3da',
    panel: '#c9b5a6',
    hung: [
      // The look of the demo links to products of these colours: burgundy, yellow, red and mint.
      { ...c('coat', '#7a2a3a', '#d3a1a0'), trousers: '#f0c94f' },
      c('dress', '#c6403c', '#f1e6d2'),
      c('sweater', '#b7dcc8', '#4d8b5a'),
      c('hoodie', '#a5636b', '#f0e2d2'),
    ],
    floor: [c('boots', '#6d4a37', '#d9c3a0'), c('beanie', '#c8674f', '#f3e7d3')],
  },
  brand: {
    wall: '#efe9e0',
    panel: '#cfd6cb',
    hung: [
      c('sweatshirt', '#e7d9c2', '#6f8c71'),
      c('jeans', '#6f8cab', '#efe3cf'),
      c('jacket', '#7d9a86', '#f3e9d8'),
      c('tshirt', '#f4efe6', '#6f8c71'),
    ],
    floor: [c('sneakers', '#efe6d8', '#7d9a86'), c('cap', '#6f8c71', '#f3e9d8')],
  },
  store: {
    wall: '#e9e0d3',
    panel: '#0f766e',
    hung: [c('dress', '#d9a441', '#f6efe2'), c('coat', '#b5533c', '#f1e3c8'), c('cardigan', '#8fa9c4', '#f4efe6')],
    floor: [c('wellies', '#d9a441', '#f3e7d3'), c('backpack', '#c9898f', '#f6efe2')],
  },
  blog: {
    wall: '#efe6dc',
    panel: '#dccdbc',
    hung: [
      c('sweater', '#c98f68', '#f4e9d8'),
      c('trousers', '#6d7a68', '#efe3cf'),
      c('scarf', '#f0e3cd', '#b5533c'),
      c('beanie', '#7a4f3f', '#e8d0b0'),
    ],
    floor: [c('boots', '#8c5f42', '#e6cfae'), c('gloves', '#b5533c', '#f3e7d3')],
  },
  swatches: {
    wall: '#f3eee6',
    panel: '#ddd2c3',
    hung: [
      c('blouse', '#c9898f', '#f6efe2'),
      c('dress', '#7d9a86', '#f6efe2'),
      c('shirt', '#8fa9c4', '#f4efe6'),
      c('skirt', '#d9a441', '#8a4f30'),
      c('pyjamas', '#e9cfc6', '#a9776b'),
      c('swimsuit', '#3f6b7d', '#f3d9c0'),
      c('tshirt', '#f4efe6', '#b5533c'),
      c('romper', '#c8d0bd', '#7a5a4a'),
      c('sweater', '#6d5a7b', '#f0e2d2'),
    ],
    floor: [c('hairclip', '#c8674f', '#d9a441')],
  },
  winter: {
    wall: '#dfe7ec',
    panel: '#c3d0da',
    hung: [
      { ...c('coat', '#b5533c', '#f3e0c4'), trousers: '#4b5a70' },
      c('snowsuit', '#4f7c8a', '#f0c05a'),
      { ...c('jacket', '#d9a441', '#5b4634'), trousers: '#5a6472' },
      c('snowsuit', '#8a5a78', '#f3d9dc'),
    ],
    floor: [c('boots', '#6d4a37', '#d9c3a0'), c('beanie', '#c8674f', '#f3e7d3')],
  },
  seaside: {
    wall: '#dce8ea',
    panel: '#b9ccd0',
    hung: [
      c('sweater', '#f1e8d8', '#2f5d7c'),
      c('dress', '#6f98ad', '#f6efe2'),
      c('longsleeve', '#2f4a66', '#f1e8d8'),
      c('trousers', '#c9b48a', '#f4ecdd'),
      c('tshirt', '#f4efe6', '#c8674f'),
    ],
    floor: [c('wellies', '#d9a441', '#2f4a66'), c('bag', '#c8674f', '#f3e7d3')],
  },
  measure: {
    wall: '#f1ebe1',
    panel: '#dcd3c4',
    hung: [c('underwear', '#e9efe9', '#7d9a86')],
    floor: [],
  },
  foot: { wall: '#ece3d5', panel: '#d8c7ae', hung: [], floor: [] },
}
