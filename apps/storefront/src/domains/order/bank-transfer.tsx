import { groupAccount } from '@bocian/rules/iban.ts'
import type { ReactNode } from 'react'
import type { BankTransferFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { CopyButton } from '#src/ui/copy-button/copy-button.tsx'
import * as styles from './bank-transfer.module.css'

type Props = { readonly transfer: BankTransferFragment }

/** The transfer details, each with a copy button, and a QR code for banking apps. */
export function BankTransfer({ transfer }: Props) {
  const t = useT()
  const store = useStore()
  const { account, amount, bank_name: bank, bic, code, instructions, payee, reference } = transfer
  const value = amount.value ?? 0
  const plain = new Intl.NumberFormat(store.locale, { minimumFractionDigits: 2, useGrouping: false })
  return (
    <section className={styles['transfer']} aria-labelledby="transfer">
      <h2 className={styles['title']} id="transfer">
        {t('transfer.title')}
      </h2>
      <p>
        {t('transfer.text')} {transfer.pay_until ? <Deadline day={transfer.pay_until} /> : null}
      </p>
      <div className={styles['columns']}>
        <dl className={styles['rows']}>
          <Row name={t('transfer.payee')} copy={payee}>
            {payee}
          </Row>
          <Row name={t(transfer.is_iban ? 'transfer.iban' : 'transfer.account')} copy={account} isMain>
            {groupAccount(account)}
          </Row>
          <Row name={t('transfer.amount')} copy={plain.format(value)} isMain>
            {formatMoney(store, amount)}
          </Row>
          <Row name={t('transfer.reference')} copy={reference} isMain>
            {reference}
          </Row>
          {bank ? <Row name={t('transfer.bank')}>{bank}</Row> : null}
          {bic ? (
            <Row name={t('transfer.bic')} copy={bic}>
              {bic}
            </Row>
          ) : null}
        </dl>
        {code ? <Code image={code.image} name={reference} /> : null}
      </div>
      {instructions ? <p className={styles['instructions']}>{instructions}</p> : null}
    </section>
  )
}

function Deadline({ day }: { readonly day: string }) {
  const t = useT()
  const store = useStore()
  // Noon UTC is the same day in every country of the shop.
  return <strong>{t('transfer.deadline', { day: formatDate(store, `${day}T12:00:00Z`) })}</strong>
}

type RowProps = {
  readonly name: string
  readonly copy?: string
  readonly isMain?: boolean
  readonly children: ReactNode
}

function Row({ name, copy, isMain = false, children }: RowProps) {
  const t = useT()
  return (
    <div className={styles['row']} data-main={isMain}>
      <dt>{name}</dt>
      <dd>
        {children}
        {copy ? <CopyButton code={copy} label={t('transfer.copy', { name })} /> : null}
      </dd>
    </div>
  )
}

/** A phone cannot scan its own screen, so the code can be saved and opened in the banking app. */
function Code({ image, name }: { readonly image: string; readonly name: string }) {
  const t = useT()
  return (
    <figure className={styles['code']}>
      <img src={image} alt={t('transfer.codeAlt')} width={208} height={208} />
      <figcaption>{t('transfer.scan')}</figcaption>
      <a href={image} download={`${name}.png`} className={styles['save']}>
        {t('transfer.save')}
      </a>
    </figure>
  )
}
