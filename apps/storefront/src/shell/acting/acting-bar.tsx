import { fullName } from '@bocian/rules/person-name.ts'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { headerId } from '../drawers/use-header-edge.ts'
import { leaveClient } from '#src/domains/session/acting/act-for.ts'
import * as styles from './acting-bar.module.css'
import { adoptedClient } from '#src/domains/session/acting/adopted-client.ts'

type Props = {
  /** The checkout has its own header. */
  readonly isCheckoutArea: boolean
}

/** A bar in every header that shows for which customer an agent is acting, with a button to stop. */
export function ActingBar({ isCheckoutArea }: Props) {
  const t = useT()
  const { locale } = useStore()
  const [client] = useState(adoptedClient)
  const [isLeaving, setLeaving] = useState(false)
  const [header, setHeader] = useState<HTMLElement | null>(null)
  useEffect(() => setHeader(document.getElementById(headerId)), [isCheckoutArea])
  if (!client || !header) return null
  const name = [fullName(locale, client), client.email].filter(Boolean).join(', ')
  const leave = () => {
    setLeaving(true)
    void leaveClient()
  }
  return createPortal(
    <section className={styles['bar']} aria-label={t('agent.actingFor', { name })} data-acting>
      <p className={styles['text']}>{t('agent.actingFor', { name })}</p>
      <button type="button" className={styles['leave']} aria-disabled={isLeaving} onClick={leave}>
        {t('agent.signOut')}
      </button>
    </section>,
    header,
  )
}
