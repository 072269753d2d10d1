import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'

const heading = /<h1[\s>]/i

/** Whether the content has a heading of the first level, so that the page must not add its own. */
export function hasMainHeading(elements: readonly ContentElement[]): boolean {
  return elements.some((element) => {
    switch (element.type) {
      case 'heading':
        return element.level === 1
      case 'text':
      case 'html':
      case 'banner':
        return heading.test(element.html)
      case 'slider':
        return element.slides.some(({ html }) => heading.test(html))
      case 'row':
      case 'column-group':
      case 'column-line':
      case 'column':
      case 'block':
        return hasMainHeading(element.children)
      default:
        // What only a press shows is no heading of the page.
        return false
    }
  })
}
