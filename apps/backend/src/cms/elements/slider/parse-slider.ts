import type { Slider } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import { bannerContent } from '../banner/parse-banner.ts'
import type { Parsing } from '../parsing.ts'
import { isHidden, look } from '../reading/look.ts'
import { attribute, declarations, hasFlag, numberOf } from '../reading/parts.ts'

export function parseSlider(main: Element, parsing: Parsing): Slider | undefined {
  const slides = parsing.typed(main, 'slide').filter((slide) => !isHidden(slide))
  if (slides.length === 0) return undefined
  const minHeight = declarations(main).get('min-height')
  return {
    type: 'slider',
    ...look(main, ['min-height']),
    ...(minHeight !== undefined && { minHeight }),
    autoplays: hasFlag(main, 'data-autoplay'),
    speed: numberOf(attribute(main, 'data-autoplay-speed'), 4000, 500, 120_000),
    fades: hasFlag(main, 'data-fade'),
    isInfinite: hasFlag(main, 'data-infinite-loop') || hasFlag(main, 'data-is-infinite'),
    hasArrows: hasFlag(main, 'data-show-arrows'),
    hasDots: attribute(main, 'data-show-dots') !== 'false',
    slides: slides.map((slide) => ({ ...bannerContent(slide, parsing), name: attribute(slide, 'data-slide-name') })),
  }
}
