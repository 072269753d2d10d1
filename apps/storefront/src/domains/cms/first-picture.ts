const picture = /<img\b[^>]*>/i
const tags = /<[^>]*>/g
const urgency = /\s(?:loading|fetchpriority)="[^"]*"/gi

// A picture after more characters than this is below the fold on a phone.
const longestLead = 300

/** Whether the HTML has a picture at its beginning, after at most a little text. */
export function beginsWithPicture(html: string): boolean {
  const index = html.search(picture)
  return index !== -1 && html.slice(0, index).replaceAll(tags, '').trim().length <= longestLead
}

/** Gives the picture at the beginning high fetch priority, because it is probably the LCP element. */
export function prioritizeFirstPicture(html: string): string {
  if (!beginsWithPicture(html)) return html
  return html.replace(picture, (tag) => tag.replaceAll(urgency, '').replace('<img', '<img fetchpriority="high"'))
}
