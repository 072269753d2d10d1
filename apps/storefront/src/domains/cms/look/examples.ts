import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'

/** Examples of an element for /uikit and for tests. */
export type ElementExamples = {
  readonly title: string
  readonly items: readonly { readonly name: string; readonly element: ContentElement }[]
}

const svg = (width: number, height: number, sky: string, ground: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${sky}"/><circle cx="78%" cy="28%" r="${Math.round(height * 0.12)}" fill="#fff6dc"/><path d="M0 ${height * 0.7}Q${width * 0.3} ${height * 0.5} ${width * 0.55} ${height * 0.72}T${width} ${height * 0.62}V${height}H0Z" fill="${ground}"/></svg>`,
  )}`

/** Pictures that need no image service. */
export const examplePictures = {
  wide: svg(1440, 600, '#dcebf2', '#b9d3c4'),
  warm: svg(1440, 600, '#f7e6d4', '#e3c3a5'),
  upright: svg(780, 975, '#e9e2f3', '#cbbfe0'),
  tile: svg(80, 60, '#f6f7f9', '#e0e2e5'),
}

/** A short text. */
export const exampleText = (words: string): ContentElement => ({ type: 'text', html: `<p>${words}</p>` })
