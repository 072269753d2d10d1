import type { LoyaltyNotificationsFragment, LoyaltyStatusFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'

type Props = {
  readonly member: LoyaltyStatusFragment
  readonly config: LoyaltyNotificationsFragment | null
  /** The page of the activation does not link to itself. */
  readonly hasLink?: boolean
}

/**
 * ACC-03: the merchant's notification for a card that is blocked or not activated yet, or the shop's own text if there is none, with a
 * link to the next step.
 */
export function StatusNotice({ member, config, hasLink = true }: Props) {
  const t = useT()
  const store = useStore()
  const texts = config?.loyalty
  if (member.status === 'BLOCKED')
    return (
      <Notice tone="warning" title={texts?.blocked_account_notification?.trim() || t('loyalty.blocked')}>
        <p>
          <ButtonLink variant="secondary" to={href(store, '/contact')}>
            {t('contact.title')}
          </ButtonLink>
        </p>
      </Notice>
    )
  if (member.status !== 'INACTIVE') return null
  return (
    <Notice tone="warning" title={texts?.inactive_account_notification?.trim() || t('loyalty.inactive')}>
      {hasLink ? (
        <p>
          <ButtonLink to={href(store, '/loyalty/customer/activate/card')}>
            {t('loyalty.activate.submitCard')}
          </ButtonLink>
        </p>
      ) : null}
    </Notice>
  )
}
