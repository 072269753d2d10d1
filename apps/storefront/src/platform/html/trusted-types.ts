type Policy = {
  readonly createHTML: (html: string) => string
  readonly createScriptURL: (url: string) => string
}
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy }

// Stored HTML may pass, because the server has sanitised it. Script URLs must be of our own origin.
const rules: Policy = {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (!url.startsWith('/') || url.startsWith('//')) throw new TypeError(`Not a script of our own origin: ${url}`)
    return url
  },
}

const factory = import.meta.env.SSR ? undefined : (globalThis as { trustedTypes?: Factory }).trustedTypes
const policy = factory?.createPolicy('shop-html', rules) ?? rules

/** HTML that the server has sanitised, as Trusted Types require it. */
export const trustedHtml = (html: string): string => policy.createHTML(html)

/** The URL of one of our own scripts, as Trusted Types require it. */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url)
