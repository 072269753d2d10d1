/** The path of a shop's page within the store view, by the shop's code. */
export const shopPath = (code: string): string => `/shops/${encodeURIComponent(code)}`
