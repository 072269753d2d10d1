// The elements of Magento's page builder as its editor stores them: clients that parse them rely on every part.

const inner =
  'data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-background-type="image" ' +
  'data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="" ' +
  'data-element="inner"'

/** A row as wide as the page's text; plain HTML beside elements of the page builder would be lost in other clients. */
export function row(...elements: readonly string[]): string {
  return `<div data-content-type="row" data-appearance="contained" data-element="main"><div ${inner}>${elements.join('')}</div></div>`
}

export function heading(title: string): string {
  return `<h2 data-content-type="heading" data-appearance="default" data-element="main">${title}</h2>`
}

/** Text with any markup of the text editor. */
export function text(html: string): string {
  return `<div data-content-type="text" data-appearance="default" data-element="main">${html}</div>`
}
