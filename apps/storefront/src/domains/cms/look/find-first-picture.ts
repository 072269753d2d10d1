import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'

/** After more characters of text than this a picture is below the fold of a phone. */
const longestLead = 300

const picture = /<img\b/i
const tags = /<[^>]*>/g

type Found = { readonly owner?: object; readonly lead: number }
type Pictured = { readonly background?: { readonly desktopImage?: string; readonly mobileImage?: string } }

/**
 * The element, slide or tab with the picture that probably is the largest thing above the fold: the first one of the content, if
 * at most a little text comes before it. Undefined if there is none.
 */
export function firstPicture(elements: readonly ContentElement[]): object | undefined {
  return search(elements, 0).owner
}

function search(elements: readonly ContentElement[], before: number): Found {
  let lead = before
  for (const element of elements) {
    const found = searchIn(element, lead)
    if (found.owner !== undefined || found.lead > longestLead) return found
    lead = found.lead
  }
  return { lead }
}

function searchIn(element: ContentElement, lead: number): Found {
  if (hasBackground(element)) return { owner: element, lead }
  switch (element.type) {
    case 'image':
      return { owner: element, lead }
    case 'text':
    case 'html':
      return searchHtml(element, element.html, lead)
    case 'banner':
      return { lead: lead + lengthOf(element.html) }
    case 'heading':
      return { lead: lead + element.text.length }
    case 'slider': {
      const [slide] = element.slides
      return slide && hasBackground(slide) ? { owner: slide, lead } : { lead: Infinity }
    }
    case 'tabs': {
      const item = element.items[element.defaultIndex]
      if (!item) return { lead }
      return hasBackground(item) ? { owner: item, lead } : search(item.children, lead)
    }
    case 'row':
    case 'column-group':
    case 'column-line':
    case 'column':
    case 'block':
      return search(element.children, lead)
    case 'buttons':
    case 'divider':
      return { lead }
    default:
      // Lists of products, maps and videos fill a screen.
      return { lead: Infinity }
  }
}

function searchHtml(owner: object, html: string, lead: number): Found {
  const at = html.search(picture)
  const before = lead + lengthOf(at === -1 ? html : html.slice(0, at))
  return at !== -1 && before <= longestLead ? { owner, lead: before } : { lead: before }
}

const lengthOf = (html: string): number => html.replaceAll(tags, '').trim().length

const hasBackground = (element: object): boolean => {
  const { background } = element as Pictured
  return background?.desktopImage !== undefined || background?.mobileImage !== undefined
}
