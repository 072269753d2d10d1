import type { CouponBoxFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { AppliedCode, CodeBox } from './code-box.tsx'
import { CouponNotices } from './coupon-notices.tsx'

/** The cart's coupon with its remove button, or a field to enter one. */
export function CouponBox({ cart }: { readonly cart: CouponBoxFragment }) {
  const t = useT()
  const applied = (cart.applied_coupons ?? []).filter((coupon) => coupon !== null)
  return (
    <CodeBox
      intent="coupon"
      label={t('cart.coupon.label')}
      title={t('cart.coupon.title')}
      apply={t('cart.coupon.apply')}
      field={{ autoCapitalize: 'characters' }}
      count={applied.length + cart.coupon_notices.length}
      isOffered={applied.length === 0}
    >
      {(remove) => {
        const removeCode = (code: string) => remove(code, t('cart.coupon.removeCode', { code }))
        return (
          <>
            {applied.map(({ code }) => (
              <AppliedCode key={code} remove={removeCode(code)}>
                {t('cart.coupon.applied', { code })}
              </AppliedCode>
            ))}
            <CouponNotices cart={cart}>{removeCode}</CouponNotices>
          </>
        )
      }}
    </CodeBox>
  )
}
