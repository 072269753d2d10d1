import { PageHead } from '#src/domains/seo/page-head.tsx'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import type { WithdrawalReceiptFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import type { Prefill } from './load-prefill.ts'
import { WithdrawalCheck } from './withdrawal-check.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import * as styles from './withdrawal-page.module.css'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

/** What the last posted form led to. */
export type WithdrawalResult =
  | { readonly step: 'form'; readonly outcome: FormOutcome }
  | { readonly step: 'check'; readonly outcome: FormOutcome; readonly wording: string }
  | { readonly step: 'done'; readonly receipt: WithdrawalReceiptFragment }

type Props = { readonly prefill: Prefill; readonly result: WithdrawalResult | undefined }

/** The withdrawal function: details, confirmation, receipt. Works without JavaScript. */
export function WithdrawalPage({ prefill, result }: Props) {
  const t = useT()
  const store = useStore()
  return (
    <div className={styles['page']}>
      <PageHead title={t('withdrawal.title')} description={t('withdrawal.intro')} robots="NONE" address="/withdrawal" />
      <h1 className={styles['title']}>{t('withdrawal.title')}</h1>
      <Step prefill={prefill} result={result} />
      <p>
        <ShopLink className={styles['link']} to={href(store, '/returns')} skeleton="content">
          {t('withdrawal.terms')}
        </ShopLink>
      </p>
    </div>
  )
}

function Step({ prefill, result }: Props) {
  const t = useT()
  if (result?.step === 'done') return <WithdrawalReceipt receipt={result.receipt} />
  if (result?.step === 'check') return <WithdrawalCheck outcome={result.outcome} wording={result.wording} />
  const form = <WithdrawalForm prefill={prefill} outcome={result?.outcome} />
  if (prefill.kind !== 'unknown') return form
  return (
    <>
      <div role="status" aria-busy="true" aria-label={t('notices.loading')}>
        <Skeleton height="20rem" />
      </div>
      <noscript>{form}</noscript>
    </>
  )
}
