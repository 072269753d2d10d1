import type { ComponentProps } from 'react'
import type { Link } from '@bocian/rules/page-builder/elements.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { storedHref } from '../stored-href.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'title'> & { readonly link: Link }

/**
 * A link of stored content. `useShopLinks` around it makes those within the shop client-side navigations; all others load a document,
 * in a new tab if the author wants that.
 */
export function ContentLink({ link: { href: stored, opensNewTab, title }, children, ...rest }: Props) {
  const t = useT()
  const href = storedHref(useStore(), stored)
  if (!opensNewTab)
    return (
      <a {...rest} href={href} title={title}>
        {children}
      </a>
    )
  return (
    <a {...rest} href={href} title={title} target="_blank" rel="noreferrer noopener">
      {children}
      <VisuallyHidden> {t('url.newTab')}</VisuallyHidden>
    </a>
  )
}
