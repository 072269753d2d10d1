import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { ShareWishlistDocument, StopSharingWishlistDocument } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { CopyButton } from '#src/ui/copy-button/copy-button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from './list-tools.module.css'

type Props = {
  readonly id: string
  /** The code in the link of the list, if it is shared. */
  readonly code: string | null
  readonly onClose: () => void
}

/** Creates the link of a wish list, shows it, and revokes it. */
export function ShareDialog({ id, code, onClose }: Props) {
  const t = useT()
  const store = useStore()
  const textId = useId()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const change = async (work: () => Promise<unknown>) => {
    if (isBusy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await work()
      await revalidate()
    } catch (error) {
      setRefusal(failureText(t, error))
    }
    setBusy(false)
  }
  const share = () => mutate(ShareWishlistDocument, { id }, undefined, { isErrorHandled: true })
  const stop = () => mutate(StopSharingWishlistDocument, { id }, undefined, { isErrorHandled: true })
  const link = code === null ? '' : `${window.location.origin}${href(store, `/wishlist/shared/${code}`)}`
  return (
    <Dialog isOpen title={t('wishlist.share')} onClose={onClose}>
      <div className={styles['question']}>
        <p id={textId}>{t('wishlist.shareText')}</p>
        {code === null ? (
          <Button isLoading={isBusy} aria-describedby={textId} onClick={() => void change(share)}>
            {t('wishlist.shareStart')}
          </Button>
        ) : (
          <>
            <p className={styles['link']}>
              <a href={link} target="_blank" rel="noreferrer">
                {link}
              </a>
              <CopyButton code={link} label={t('wishlist.copyLink')} />
            </p>
            <Button variant="secondary" isLoading={isBusy} onClick={() => void change(stop)}>
              {t('wishlist.shareStop')}
            </Button>
          </>
        )}
        {refusal ? <Notice tone="error" title={refusal} /> : null}
      </div>
    </Dialog>
  )
}
