import type { Context } from '#src/platform/context.ts'
import { decodeDirectives } from '#src/platform/html/decode-directives.ts'
import { escapeAttribute } from '#src/platform/html/html-tokens.ts'
import { storeUrls, withSettings } from '#src/store/store.ts'
import { bannerWidget, isBannerWidget } from './banner-widget.ts'
import { expandBlocks } from './expand-blocks.ts'
import { linkHtml, linkPaths, targetOf } from './link-widgets.ts'
import { isProductList, isReadable, productLists } from './list-products.ts'
import { directivesIn, replaceDirectives, type Directive } from './read-directives.ts'

export interface Resolved {
  html: string
  /** The directives that were removed because they are unknown, each once. */
  unreadable: readonly string[]
}

/**
 * A stored text with its directives replaced by what they stand for: blocks, settings, pictures, links, product lists, dynamic blocks.
 * Others are removed. Links and pictures get whole addresses, as other clients need them, or paths within the shop.
 */
export async function resolveDirectives(
  context: Context,
  stored: string,
  addresses: 'whole' | 'paths',
): Promise<Resolved> {
  const decoded = decodeDirectives(stored)
  if (!decoded.includes('{{')) return { html: decoded, unreadable: [] }
  const html = await withSettings(context, await expandBlocks(context, decoded))
  const all = directivesIn(html)
  if (all.length === 0) return { html, unreadable: [] }
  const urls = addresses === 'whole' ? await storeUrls(context) : { link: '/', media: '/media/' }
  const products = await productLists(context, all.filter(isProductList))
  const pathOf = await linkPaths(context, all)
  const unreadable = new Set<string>()
  const valueOf = (directive: Directive): string => {
    const { name, settings } = directive
    if (name === 'media') return escapeAttribute(urls.media + pathIn(settings.get('url') ?? ''))
    if (name === 'store')
      return escapeAttribute(urls.link + pathIn(settings.get('url') ?? settings.get('direct_url') ?? ''))
    // The words of a theme in their own language: what it had as translations is not stored with the content.
    if (name === 'trans') return escapeAttribute(translated(directive))
    if (isProductList(directive)) {
      if (!isReadable(directive)) unreadable.add('products')
      return products(directive)
    }
    if (isBannerWidget(directive)) return bannerWidget(directive)
    const target = targetOf(directive)
    if (target !== undefined) {
      const path = pathOf(target)
      return linkHtml(directive, path === undefined ? undefined : urls.link + path)
    }
    if (!['depend', '/depend', 'config'].includes(name)) unreadable.add(`{{${name}}}`)
    return ''
  }
  return { html: replaceDirectives(html, valueOf), unreadable: [...unreadable] }
}

/** The words, with their placeholders such as `%name`. */
const translated = ({ words, settings }: Directive): string =>
  words.replaceAll(/%(\w+)/g, (whole, name: string) => settings.get(name.toLowerCase()) ?? whole)

/** A path below an address: without a slash at the start, and without steps upwards. */
const pathIn = (path: string): string =>
  path
    .trim()
    .replace(/^\/+/, '')
    .split('/')
    .filter((step) => step !== '..')
    .join('/')
