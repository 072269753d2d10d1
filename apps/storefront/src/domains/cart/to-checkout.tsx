import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'

/** The link to the checkout. While a line is unavailable, a button that moves the focus to that line instead. */
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
