import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import type { Registry } from '../element.ts'
import { lazyElement } from '../lazy-element.ts'
import { Banner } from './banner/banner.tsx'
import { Block } from './block/block.tsx'
import { Buttons } from './buttons/buttons.tsx'
import { Column, ColumnGroup, ColumnLine } from './column-group/column-group.tsx'
import { Divider } from './divider/divider.tsx'
import { Heading } from './heading/heading.tsx'
import { Image } from './image/image.tsx'
import { Row } from './row/row.tsx'
import { Text } from './text/text.tsx'

/**
 * The component of each element. What most pages have is in one file; each of the others loads when a page has it. A new element is a
 * folder and a line here.
 */
export const registry: Registry = {
  accordion: lazyOnRender(async () => (await import('./accordion/accordion.tsx')).Accordion),
  banner: Banner,
  block: Block,
  buttons: Buttons,
  column: Column,
  'column-group': ColumnGroup,
  'column-line': ColumnLine,
  divider: Divider,
  'dynamic-block': lazyOnRender(async () => (await import('./dynamic-block/dynamic-block.tsx')).DynamicBlock),
  heading: Heading,
  html: Text,
  image: Image,
  lookbook: lazyOnRender(async () => (await import('./lookbook/lookbook.tsx')).Lookbook),
  map: lazyElement(async () => (await import('./map/stored-map.tsx')).StoredMap),
  products: lazyOnRender(async () => (await import('./products/products.tsx')).Products),
  row: Row,
  slider: lazyElement(async () => (await import('./slider/slider.tsx')).Slider),
  'store-map': lazyElement(async () => (await import('./map/store-map.tsx')).StoreMap),
  tabs: lazyOnRender(async () => (await import('./tabs/tabs.tsx')).Tabs),
  text: Text,
  video: lazyElement(async () => (await import('./video/video.tsx')).Video),
}
