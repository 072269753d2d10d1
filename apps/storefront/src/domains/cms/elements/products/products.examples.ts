import type { Products } from '@bocian/rules/page-builder/elements.ts'
import type { ElementExamples } from '../../look/examples.ts'

const products = ['ROLE-C1', 'ROLE-S1', 'ROLE-C2', 'ROLE-S2', 'ROLE-C3'].map((sku) => ({
  sku,
  name: `Product ${sku}`,
  href: `/catalogsearch/result?query=${sku}`,
}))
const carousel: Products['carousel'] = {
  autoplays: true,
  speed: 4000,
  isInfinite: true,
  hasArrows: true,
  hasDots: true,
  isContinuous: false,
  centerPadding: '90px',
}

export const examples: ElementExamples = {
  title: 'Products',
  items: [
    { name: 'Grid', element: { type: 'products', appearance: 'grid', products, listName: 'Chosen for spring' } },
    { name: 'Carousel', element: { type: 'products', appearance: 'carousel', products, listName: 'New', carousel } },
    {
      name: 'Carousel that shows its neighbours',
      element: {
        type: 'products',
        appearance: 'carousel',
        products,
        listName: 'For the sea',
        carousel: { ...carousel, autoplays: false, isContinuous: true, centerPadding: '60px' },
      },
    },
  ],
}
