import { useState } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import { useToast } from '#src/notices/toast.tsx'
import { failureText } from '#src/forms/failure-text.ts'
import { outcomeTimeout } from '#src/notices/toasts.ts'
import { actFor, type Wanted } from './act-for.ts'
import { adoptedClient } from './adopted-client.ts'
import styles from './agent-panel.module.css'
import { ClientSearch } from './client-search.tsx'
import { LoggedAs } from './logged-as.tsx'

/** The agent's desk: whom they act for and the way out, or the search for a client. */
export function AgentPanel() {
  const t = useT()
  const show = useToast()
  const [client] = useState(adoptedClient)
  const [isBusy, setBusy] = useState(false)
  const adopt = async (wanted: Wanted) => {
    setBusy(true)
    try {
      await actFor(wanted)
    } catch (error) {
      setBusy(false)
      show('error', failureText(t, error), { timeout: outcomeTimeout })
    }
  }
  return (
    <div className={styles['panel']}>
      {client ? (
        <LoggedAs client={client} />
      ) : (
        <ClientSearch isBusy={isBusy} onAdopt={(wanted) => void adopt(wanted)} />
      )}
    </div>
  )
}
