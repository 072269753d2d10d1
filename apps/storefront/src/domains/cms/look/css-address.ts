/** An address as a value of CSS, which it cannot leave. */
export const cssAddress = (source: string): string => `url("${source.replaceAll(/["'()\\\s]/g, percentEncoded)}")`

const percentEncoded = (letter: string): string =>
  `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
