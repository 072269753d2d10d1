const encoded = /(?:data:text\/magento-directive,)?(%7B%7B(?:(?!%7[BD]%7[BD])[^\s"'<>]){1,5000}%7D%7D)/gi

/** Decodes the directives that editors percent-encode in attributes. */
export const decodeDirectives = (html: string): string =>
  html
    .replaceAll(encoded, (_whole, text: string) => decoded(text).replaceAll('"', '&quot;'))
    .replaceAll('data:text/magento-directive,{{', '{{')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
