/** Who goes first while there is more to do than can be done in time: buyers, then other visitors, then crawlers. */
export const priorities = ['checkout', 'shopper', 'robot'] as const

export type Priority = (typeof priorities)[number]

export const isPriority = (text: unknown): text is Priority => priorities.some((priority) => priority === text)

const robots =
  /bot\b|bot[/\-_;]|crawl|spider|slurp|archiver|facebookexternalhit|headless|preview|scrapy|python-|curl\/|wget\//i

/** Whether a `User-Agent` names a program that reads pages without a person waiting for them. */
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
