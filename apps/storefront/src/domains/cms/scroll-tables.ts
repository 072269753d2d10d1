/** A table that contains no other table. */
const tables = /<table\b(?:(?!<table\b)[^])*?<\/table>/gi

/**
 * Puts each table of sanitised HTML into a box of the class `scroller`, so that a wide table scrolls by itself instead of widening the
 * page. The keyboard reaches the box.
 */
export const scrollTables = (html: string, scroller: string): string =>
  html.replaceAll(tables, `<div class="${scroller}" tabindex="0">$&</div>`)
