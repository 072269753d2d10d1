import type { RouteMatch } from 'react-router'

/**
 * Normalises the case of a path in the route table, by the routes that it matches: `/CART` becomes `/cart`. Other paths stay
 * unchanged.
 */
export function canonicalCasePath(matches: readonly RouteMatch[], pathname: string): string {
  const leaf = matches.at(-1)?.route.path
  if (leaf === undefined || leaf === '*') return pathname
  const pattern = leaf.startsWith('/') ? leaf : `${matches[0]?.route.path ?? ''}/${leaf}`
  const segments = pattern.replace('//', '/').split('/')
  return pathname
    .split('/')
    .map((segment, index) => (isLiteral(segments[index]) ? segments[index] : segment))
    .join('/')
}

const isLiteral = (word: string | undefined): word is string => word !== undefined && !/^:|^\*$/.test(word)
