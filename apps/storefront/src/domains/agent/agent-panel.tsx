import { useState } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { outcomeTimeout } from '#src/ui/toast/toasts.ts'
import { actFor, type Wanted } from '../session/act-for.ts'
import { adoptedClient } from '../session/adopted-client.ts'
import * as styles from './agent-panel.module.css'
import { ClientSearch } from './client-search.tsx'
import { LoggedAs } from './logged-as.tsx'

/** The sales agent's panel: the current client with a button to stop acting for them, or a search for a client. */
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
