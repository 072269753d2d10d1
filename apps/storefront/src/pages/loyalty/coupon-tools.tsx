import { useEffect, useRef } from 'react'
import type { LoyaltyCouponFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { CopyButton } from '#src/ui/copy-button/copy-button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from './coupons.module.css'
import { useCoupon } from './use-coupon.ts'

type Props = { readonly coupon: Pick<LoyaltyCouponFragment, 'code' | 'name'> }

/** The code of a coupon with a button to copy it, and one that applies it to the cart and opens the cart. */
export function CouponTools({ coupon: { code, name } }: Props) {
  const t = useT()
  const notice = useRef<HTMLDivElement>(null)
  const { apply, isBusy, errors } = useCoupon(code)
  useEffect(() => {
    if (errors.length > 0) notice.current?.focus()
  }, [errors])
  return (
    <div className={styles['tools']}>
      <div className={styles['row']}>
        <span className={styles['code']}>
          <span translate="no">{code}</span>
          <CopyButton code={code} />
        </span>
        <Button
          variant="secondary"
          aria-label={t('loyalty.coupons.useOf', { name, code })}
          isLoading={isBusy}
          onClick={() => void apply()}
        >
          {t('loyalty.coupons.use')}
        </Button>
      </div>
      {errors.length > 0 ? <Notice ref={notice} tone="error" title={errors.join(', ')} /> : null}
    </div>
  )
}
