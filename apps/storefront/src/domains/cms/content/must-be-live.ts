import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'

/** Whether an element needs its code before the first interaction: what it shows is loaded in the browser. */
export function mustBeLive(elements: readonly ContentElement[]): boolean {
  return elements.some((element) => {
    switch (element.type) {
      case 'dynamic-block':
      case 'lookbook':
      case 'store-map':
        return true
      case 'tabs':
      case 'accordion':
        return element.items.some(({ children }) => mustBeLive(children))
      case 'row':
      case 'column-group':
      case 'column-line':
      case 'column':
      case 'block':
        return mustBeLive(element.children)
      default:
        return false
    }
  })
}
