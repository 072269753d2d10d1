import { fullName } from '@bocian/rules/person-name.ts'
import { useState } from 'react'
import { formatDateTime } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { leaveClient } from '../session/acting/act-for.ts'
import type { AdoptedClient } from '../session/acting/adopted-client.ts'
import * as styles from './agent-panel.module.css'

/** The client for whom the agent acts, until when, and a button to stop. */
export function LoggedAs({ client }: { readonly client: AdoptedClient }) {
  const t = useT()
  const store = useStore()
  const [isLeaving, setLeaving] = useState(false)
  const name = fullName(store.locale, client)
  const leave = () => {
    setLeaving(true)
    void leaveClient()
  }
  return (
    <section className={styles['client']} aria-labelledby="agent-client">
      <h3 id="agent-client" className={styles['heading']}>
        {t('agent.loggedAs')}
      </h3>
      <p className={styles['name']}>{name || client.email}</p>
      {name ? <p>{client.email}</p> : null}
      <p className={styles['hint']}>{t('agent.until', { time: formatDateTime(store, new Date(client.until)) })}</p>
      <Button variant="secondary" isWide isLoading={isLeaving} onClick={leave}>
        {t('agent.signOut')}
      </Button>
    </section>
  )
}
