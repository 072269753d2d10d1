const picture = /<img\b[^>]*>/i
const tags = /<[^>]*>/g
const urgency = /\s(?:loading|fetchpriority)="[^"]*"/gi

// A picture after more letters than these is below a phone's first screen.
const longestLead = 300

/** Whether stored content shows a picture before much else. */
export function beginsWithPicture(html: string): boolean {
  const index = html.search(picture)
  return index !== -1 && html.slice(0, index).replaceAll(tags, '').trim().length <= longestLead
}

/** Has the browser fetch the picture that stored content begins with before all others: it is the largest thing that is seen. */
export function firstPictureAtOnce(html: string): string {
  if (!beginsWithPicture(html)) return html
  return html.replace(picture, (tag) => tag.replaceAll(urgency, '').replace('<img', '<img fetchpriority="high"'))
}
