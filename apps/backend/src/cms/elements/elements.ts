import { parseAccordion } from './accordion/parse-accordion.ts'
import { parseBanner } from './banner/parse-banner.ts'
import { parseBlock } from './block/parse-block.ts'
import { parseButtons, parseLoneButton } from './buttons/parse-buttons.ts'
import { parseColumnGroup, parseColumnLine } from './column-group/parse-column-group.ts'
import { parseColumn } from './column/parse-column.ts'
import { parseDivider } from './divider/parse-divider.ts'
import { parseDynamicBlock } from './dynamic-block/parse-dynamic-block.ts'
import { parseHeading } from './heading/parse-heading.ts'
import { parseHtmlElement } from './html/parse-html-element.ts'
import { parseImage } from './image/parse-image.ts'
import { parseLookbook } from './lookbook/parse-lookbook.ts'
import { parseMap } from './map/parse-map.ts'
import type { ParseElement } from './parsing.ts'
import { parseProducts } from './products/parse-products.ts'
import { parseRow } from './row/parse-row.ts'
import { parseSlider } from './slider/parse-slider.ts'
import { parseStoreMap } from './store-map/parse-store-map.ts'
import { parseTabs } from './tabs/parse-tabs.ts'
import { parseText } from './text/parse-text.ts'
import { parseVideo } from './video/parse-video.ts'

/** The elements of the page builder by their content type. */
export const elements: Readonly<Record<string, ParseElement>> = {
  accordion: parseAccordion,
  banner: parseBanner,
  block: parseBlock,
  'button-item': parseLoneButton,
  buttons: parseButtons,
  column: parseColumn,
  'column-group': parseColumnGroup,
  'column-line': parseColumnLine,
  divider: parseDivider,
  dynamic_block: parseDynamicBlock,
  heading: parseHeading,
  html: parseHtmlElement,
  image: parseImage,
  lookbook: parseLookbook,
  map: parseMap,
  products: parseProducts,
  row: parseRow,
  slide: parseBanner,
  slider: parseSlider,
  'store-map': parseStoreMap,
  tabs: parseTabs,
  text: parseText,
  video: parseVideo,
}
