/** How a stored video is shown. */
export type VideoSource =
  | { readonly kind: 'file'; readonly address: string }
  | { readonly kind: 'elsewhere'; readonly site: string; readonly page: string; readonly frame: string }

const youtube =
  /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/
const vimeo = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,15})/

/**
 * The shop's own files play in the page. All else is on another host, and is loaded in a frame with its own security policy, and only
 * when the visitor presses play. Undefined if the address is none.
 */
export function videoSource(source: string): VideoSource | undefined {
  if (source.startsWith('/media/')) return { kind: 'file', address: source }
  const [, onYoutube] = youtube.exec(source) ?? []
  if (onYoutube !== undefined)
    return elsewhere('YouTube', `https://www.youtube.com/watch?v=${onYoutube}`, { youtube: onYoutube })
  const [, onVimeo] = vimeo.exec(source) ?? []
  if (onVimeo !== undefined) return elsewhere('Vimeo', `https://vimeo.com/${onVimeo}`, { vimeo: onVimeo })
  if (!URL.canParse(source)) return undefined
  const { protocol, host } = new URL(source)
  return protocol === 'https:' ? elsewhere(host, source, { file: source }) : undefined
}

const elsewhere = (site: string, page: string, query: Readonly<Record<string, string>>): VideoSource => ({
  kind: 'elsewhere',
  site,
  page,
  frame: `/video-frame?${new URLSearchParams(query).toString()}`,
})
