import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { checkoutPath } from '#src/platform/url/shop-paths.ts'

type Props = { readonly isBlocked: boolean; readonly takesOrders: boolean }

/**
 * The link to the checkout. While a line is unavailable, a button that moves the focus to that line instead. A store that takes no
 * orders yet says so in its place.
 */
export function ToCheckout({ isBlocked, takesOrders }: Props) {
  const t = useT()
  const store = useStore()
  if (!takesOrders) return <Notice tone="warning" title={t('forms.server.storeNotOpen')} />
  if (!isBlocked)
    return (
      <ButtonLink to={href(store, checkoutPath)} size="large" isWide>
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
