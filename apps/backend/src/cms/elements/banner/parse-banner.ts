import type { Banner, BannerContent } from '@bocian/rules/page-builder/elements.ts'
import type { Element, ElementContent } from 'hast'
import type { Parsing } from '../parsing.ts'
import { backgroundOf, colour } from '../reading/background.ts'
import { buttonLook, linkOf } from '../reading/link.ts'
import { look, named, phoneDeclarations, styleOf } from '../reading/look.ts'
import { attribute, choice, declarations, part, plainText } from '../reading/parts.ts'

const layout = ['display', 'flex-direction', 'min-height', 'opacity', 'visibility']

export const parseBanner = (main: Element, parsing: Parsing): Banner => ({
  type: 'banner',
  ...bannerContent(main, parsing),
})

/** What a banner and a slide have. A poster keeps height and padding at its overlay, the others at the frame. */
export function bannerContent(main: Element, parsing: Parsing): BannerContent {
  const [wrapper, overlay] = [part(main, 'wrapper'), part(main, 'overlay')]
  const background = wrapper === undefined ? undefined : backgroundOf(wrapper, parsing)
  const link = linkOf(main, parsing)
  const alt = overlay === undefined ? '' : attribute(overlay, 'aria-label')
  const overlayColor = overlay === undefined ? '' : colour(attribute(overlay, 'data-overlay-color'))
  const button = part(main, 'button')
  const words = plainText(button)
  return {
    ...look(main, layout),
    appearance: choice(main, 'data-appearance', 'poster', 'collage-left', 'collage-centered', 'collage-right'),
    ...(background !== undefined && { background }),
    ...named('frameStyle', styleOf(wrapper, layout)),
    ...named('overlayStyle', styleOf(overlay, [...layout, 'background-color'])),
    ...heights([overlay, wrapper, main]),
    ...(link !== undefined && { link }),
    ...(alt !== '' && { alt }),
    html: parsing.html(withoutBannerLink(part(main, 'content'))),
    ...(button !== undefined && words !== '' && { button: { text: words, look: buttonLook(button) } }),
    showButton: choice(main, 'data-show-button', 'never', 'always', 'hover'),
    showOverlay: choice(main, 'data-show-overlay', 'never', 'always', 'hover'),
    ...(overlayColor !== '' && { overlayColor }),
  }
}

/**
 * A link in the words of a linked banner splits the banner's own, of which browsers' parsers repeat the rest inside of the words. What
 * they repeat is no link of the words.
 */
function withoutBannerLink(content: Element | undefined): Element | undefined {
  return content === undefined ? undefined : { ...content, children: content.children.flatMap(unlinked) }
}

function unlinked(child: ElementContent): ElementContent[] {
  if (child.type !== 'element') return [child]
  const children = child.children.flatMap(unlinked)
  return attribute(child, 'data-element') === 'link' ? children : [{ ...child, children }]
}

function heights(parts: readonly (Element | undefined)[]): Pick<BannerContent, 'minHeight' | 'phoneMinHeight'> {
  const present = parts.filter((one) => one !== undefined)
  const minHeight = present.map((one) => declarations(one).get('min-height')).find((value) => value !== undefined)
  const phone = present.map((one) => phoneDeclarations(one).get('min-height')).find((value) => value !== undefined)
  return { ...(minHeight !== undefined && { minHeight }), ...(phone !== undefined && { phoneMinHeight: phone }) }
}
