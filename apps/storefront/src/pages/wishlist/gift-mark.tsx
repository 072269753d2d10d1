import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import {
  MarkWishAsBoughtDocument,
  UnmarkWishAsBoughtDocument,
  type SharedWishCardFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useInBrowser } from '#src/platform/storage/use-in-browser.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { dropMark, makeMark, markOf } from './gift-marks.ts'
import * as styles from './wishlist.module.css'

const own = { isErrorHandled: true }

type Props = { readonly code: string; readonly wish: SharedWishCardFragment }

/** Whether an item of a shared list has been bought, and the button with which a giver marks it or removes their mark. */
export function GiftMark({ code, wish }: Props) {
  const isInBrowser = useInBrowser()
  return isInBrowser ? <Mark code={code} wish={wish} /> : null
}

function Mark({ code, wish: { id, is_bought: isBought, product } }: Props) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const name = product?.name ?? ''
  const isMine = isBought && markOf(id) !== undefined
  const change = async () => {
    if (isBusy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const variables = { code, item: id, token: makeMark(id) }
      if (isMine) await mutate(UnmarkWishAsBoughtDocument, variables, undefined, own)
      else await mutate(MarkWishAsBoughtDocument, variables, undefined, own)
      if (isMine) dropMark(id)
    } catch (error) {
      // Without a response the shop may have saved the mark, so its token is still needed.
      if (!isMine && error instanceof GraphqlFailure && error.refusals.length > 0) dropMark(id)
      setRefusal(failureText(t, error))
    }
    await revalidate().catch(() => undefined)
    setBusy(false)
  }
  return (
    <div className={styles['mark']}>
      {isBought ? <p role="status">{t(isMine ? 'wishlist.mine' : 'wishlist.bought')}</p> : null}
      {isBought && !isMine ? null : (
        <Button
          variant="secondary"
          isWide
          isLoading={isBusy}
          aria-label={t(isMine ? 'wishlist.unbuyOf' : 'wishlist.buyOf', { name })}
          onClick={() => void change()}
        >
          {t(isMine ? 'wishlist.unbuy' : 'wishlist.buy')}
        </Button>
      )}
      {refusal ? <Notice tone="error" title={refusal} /> : null}
    </div>
  )
}
