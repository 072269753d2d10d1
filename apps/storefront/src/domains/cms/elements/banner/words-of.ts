const longest = 120
const tags = /<[^>]*>/g
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}

/** The words of sanitised HTML, as the name of the link that covers it. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(tags, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
