export type FooterSection = { readonly title: string; readonly html: string }
export type FooterContent = { readonly intro: string; readonly sections: readonly FooterSection[] }

const heading = /<h([2-4])\b[^>]*>([\s\S]*?)<\/h\1>/gi
const tags = /<[^>]*>/g
const boxes = /<\/?(?:div|section)\b[^>]*>/gi

/**
 * Splits the footer block at its headings, so that sections can collapse on phones. Drops wrapper elements, because a section
 * can start in one and end in another.
 */
export function footerSections(html: string): FooterContent {
  const heads = [...html.matchAll(heading)]
  const sections = heads.map((head, index) => {
    const start = head.index + head[0].length
    return {
      title: (head[2] ?? '').replaceAll(tags, '').trim(),
      html: unboxed(html.slice(start, heads[index + 1]?.index)),
    }
  })
  return {
    intro: unboxed(html.slice(0, heads[0]?.index)),
    sections: sections.filter((section) => section.title !== '' && section.html !== ''),
  }
}

const unboxed = (html: string): string => html.replaceAll(boxes, '').trim()
