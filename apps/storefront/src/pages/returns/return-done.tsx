import type { ReturnDetailFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { numberText } from '#src/domains/returns/return-status.ts'
import * as styles from './returns.module.css'

type Props = {
  readonly shown: ReturnDetailFragment
  /** The URLs of the return and of all returns. */
  readonly detail: string
  readonly list: string
}

const ofReturn = {
  confirmTitle: 'returns.done.confirmTitle',
  confirmText: 'returns.done.confirmText',
  title: 'returns.done.title',
  text: 'returns.done.text',
} as const
const ofExchange = {
  confirmTitle: 'exchange.done.confirmTitle',
  confirmText: 'exchange.done.confirmText',
  title: 'exchange.done.title',
  text: 'exchange.done.text',
} as const

/** What happens after a request: a guest confirms it by email, otherwise the shop checks it. */
export function ReturnDone({ shown, detail, list }: Props) {
  const t = useT()
  const texts = shown.exchange ? ofExchange : ofReturn
  const isUnconfirmed = shown.status === 'UNCONFIRMED'
  return (
    <>
      <p>{numberText(t, shown)}</p>
      <DoneNotice title={t(texts[isUnconfirmed ? 'confirmTitle' : 'title'])}>
        <p>{t(texts[isUnconfirmed ? 'confirmText' : 'text'], { email: shown.customer.email })}</p>
      </DoneNotice>
      <p className={styles['actions']}>
        <ButtonLink to={detail}>{t('returns.see')}</ButtonLink>
        <ButtonLink variant="secondary" to={list}>
          {t('returns.all')}
        </ButtonLink>
      </p>
    </>
  )
}
