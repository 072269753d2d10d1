import { currentApplication } from '#src/platform/application/application.ts'

type Step = { readonly name: string; readonly path: string }

/** The way to a page for search engines. */
export function stepsData(steps: readonly Step[], base: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: base + path.replace(/^\//, ''),
    })),
  }
}

/** Adds data to the page that is being rendered on the server; does nothing in the browser, where no search engine reads it. */
export function addData(base: string, make: () => readonly object[]): void {
  if (import.meta.env.SSR && base !== '')
    currentApplication().onStructuredData(make().map((one) => JSON.stringify(one)))
}
