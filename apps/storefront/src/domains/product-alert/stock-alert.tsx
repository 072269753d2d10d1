import { useState } from 'react'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { StockAlertConsentsDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { shopAgreements, type Agreement } from '../consent/agreements.ts'
import { StockAlertForm } from './stock-alert-form.tsx'
import * as styles from './stock-alert.module.css'

type Props = {
  readonly sku: string | undefined
  /** The product's name with the chosen options. */
  readonly name: string
  /** Called if an option is not chosen yet. */
  readonly onMissing: () => void
}

/** A button beside a sold-out product that opens the dialog for a back-in-stock email. */
export function StockAlert({ sku, name, onMissing }: Props) {
  const t = useT()
  const toast = useToast()
  const [consents, setConsents] = useState<readonly Agreement[]>([])
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const open = async () => {
    if (!sku) return onMissing()
    setLoading(true)
    try {
      const { agreements, general } = await query(StockAlertConsentsDocument, {})
      setConsents([...shopAgreements(agreements), ...shopAgreements(general)])
      setOpen(true)
    } catch (error) {
      toast('error', failureText(t, error))
    } finally {
      setLoading(false)
    }
  }
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" size="large" isWide isLoading={isLoading} onClick={() => void open()}>
        {t('productAlert.open')}
      </Button>
      <Dialog title={t('productAlert.title')} isOpen={isOpen} onClose={close}>
        <p className={styles['text']}>{t('productAlert.text', { name })}</p>
        <StockAlertForm
          sku={sku ?? ''}
          consents={consents}
          onKept={(email) => {
            close()
            toast('success', t('productAlert.done', { email }))
          }}
        />
      </Dialog>
    </>
  )
}
