type Policy = {
  readonly createHTML: (html: string) => string
  readonly createScriptURL: (url: string) => string
}
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy }

// The rules let stored HTML pass because the server cleaned it; a script may come from our own origin only.
const rules: Policy = {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (!url.startsWith('/') || url.startsWith('//')) throw new TypeError(`Not a script of ours: ${url}`)
    return url
  },
}

const factory = import.meta.env.SSR ? undefined : (globalThis as { trustedTypes?: Factory }).trustedTypes
const policy = factory?.createPolicy('shop-html', rules) ?? rules

/** HTML that the server has cleaned, as the browser's Trusted Types want it. */
export const trustedHtml = (html: string): string => policy.createHTML(html)

/** The address of a script of ours, as the browser's Trusted Types want it. */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url)
