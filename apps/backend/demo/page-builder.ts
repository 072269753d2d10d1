// Page builder elements exactly as Magento's editor stores them, because clients that parse them rely on every attribute.

const inner =
  'data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-background-type="image" ' +
  'data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="" ' +
  'data-element="inner"'

/** A row as wide as the page's text. Other clients drop plain HTML next to page builder elements, so all text goes into rows. */
export function row(...elements: readonly string[]): string {
  return `<div data-content-type="row" data-appearance="contained" data-element="main"><div ${inner}>${elements.join('')}</div></div>`
}

export function heading(title: string): string {
  return `<h2 data-content-type="heading" data-appearance="default" data-element="main">${title}</h2>`
}

/** Text element with any markup of the text editor. */
export function text(html: string): string {
  return `<div data-content-type="text" data-appearance="default" data-element="main">${html}</div>`
}
