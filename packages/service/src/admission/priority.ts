/** Who goes first while there is more to do than can be done in time: buyers, then other visitors, then crawlers. */
export const priorities = ['checkout', 'shopper', 'robot'] as const

export type Priority = (typeof priorities)[number]

export const isPriority = (text: unknown): text is Priority => priorities.some((priority) => priority === text)

/** Crawlers name themselves a bot, a crawler or a spider, or are listed. Cubot is a phone. */
const robots =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|archiver|facebookexternalhit|headlesschrome|bingpreview|google-pagerenderer|scrapy/i

/**
 * Whether a `User-Agent` names a known crawler, which reads pages without a person waiting for them. A client without a browser's, such as an
 * app, an integration or the server of another storefront, may work for a person.
 */
export const isRobot = (userAgent: string | undefined): boolean => robots.test(userAgent ?? '')

const purchase =
  /\b\w*(?:[cC]art|[oO]rder|[cC]heckout|[pP]ayment|[sS]hipping|[bB]illing|[cC]oupon|[gG]iftCard|[pP]ickup|[aA]greement)\w*/
const catalogue = /\b(?:products|categoryList|categories|category|route|search\w*|cmsPage|cmsBlocks|blog\w*)\s*[({]/
const mutation = /(?:^|["{}\s])mutation\b/

/**
 * The priority of a GraphQL request by the text of its document, of which the start of the request's body is enough. Carts and all that
 * belongs to buying come first, but not a query that reads the catalogue as well.
 */
export function priorityOfOperation(text: string): Priority {
  if (!purchase.test(text)) return 'shopper'
  return mutation.test(text) || !catalogue.test(text) ? 'checkout' : 'shopper'
}
