import { useState } from 'react'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { PrepareCartLinkDocument, type PrepareCartLinkMutation } from '#src/platform/graphql/documents.gen.ts'
import { formatDateTime } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { CopyButton } from '#src/ui/copy-button/copy-button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ownCartId } from '../session/own-cart-id.ts'
import * as styles from './agent-panel.module.css'

type Link = NonNullable<PrepareCartLinkMutation['prepareCartLink']>

/** Creates a link to the cart that the agent has prepared, for a customer to open on their own device. */
export function CartLink() {
  const t = useT()
  const store = useStore()
  const [isBusy, setBusy] = useState(false)
  const [link, setLink] = useState<Link>()
  const [refusal, setRefusal] = useState<string>()
  const create = async () => {
    if (isBusy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const cartId = await ownCartId(store, new Request(window.location.href))
      if (cartId === undefined) setRefusal(t('agent.link.empty'))
      else {
        const { prepareCartLink: created } = await mutate(PrepareCartLinkDocument, { cartId }, undefined, {
          isErrorHandled: true,
        })
        setLink(created ?? undefined)
      }
    } catch (error) {
      setRefusal(failureText(t, error))
    }
    setBusy(false)
  }
  const address = link ? `${window.location.origin}${href(store, `/cart/prepared/${link.code}`)}` : ''
  return (
    <section className={styles['client']} aria-labelledby="agent-link">
      <h3 id="agent-link" className={styles['heading']}>
        {t('agent.link.title')}
      </h3>
      <p>{t('agent.link.hint')}</p>
      <Button variant="secondary" isWide isLoading={isBusy} onClick={() => void create()}>
        {t('agent.link.create')}
      </Button>
      <div role="status">
        {link ? (
          <>
            <p className={styles['link']}>
              <a href={address} target="_blank" rel="noreferrer">
                {address}
              </a>
              <CopyButton code={address} label={t('agent.link.copy')} />
            </p>
            <p className={styles['hint']}>{t('agent.link.until', { time: formatDateTime(store, link.expires_at) })}</p>
          </>
        ) : null}
      </div>
      {refusal ? <Notice tone="error" title={refusal} /> : null}
    </section>
  )
}
