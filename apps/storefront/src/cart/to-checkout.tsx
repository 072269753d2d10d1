import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'

/** The way to the checkout. While a line cannot be bought it leads to that line instead. */
export function ToCheckout({ isBlocked }: { readonly isBlocked: boolean }) {
  const t = useT()
  const store = useStore()
  if (!isBlocked)
    return (
      <ButtonLink to={href(store, '/checkout')} size="large" isWide>
        {t('cart.checkout')}
      </ButtonLink>
    )
  return (
    <>
      <Notice tone="warning" title={t('cart.blocked')} />
      <Button
        size="large"
        isWide
        aria-disabled
        onClick={() => document.querySelector<HTMLElement>('[data-unavailable]')?.focus()}
      >
        {t('cart.checkout')}
      </Button>
    </>
  )
}
