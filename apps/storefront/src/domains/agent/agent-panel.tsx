import { useEffect, useState } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { failureText } from '#src/platform/forms/failure-text.ts'
import type { SecondFactorFragment } from '#src/platform/graphql/documents.gen.ts'
import { outcomeTimeout } from '#src/ui/toast/toasts.ts'
import { actFor, type Wanted } from '../session/acting/act-for.ts'
import { adoptedClient } from '../session/acting/adopted-client.ts'
import * as styles from './agent-panel.module.css'
import { CartLink } from './cart-link.tsx'
import { ClientSearch } from './client-search.tsx'
import { LoggedAs } from './logged-as.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { isProofMissing, loadSecondFactor } from './second-factor.ts'

/** The sales agent's panel: the current client with a button to stop acting for them, or a search for a client; and links to the cart. */
export function AgentPanel() {
  const [client] = useState(adoptedClient)
  return (
    <div className={styles['panel']}>
      {client ? <LoggedAs client={client} /> : <ClientChoice />}
      <CartLink />
    </div>
  )
}

/** The search for a client. Before it, agents prove with a second factor who they are. */
function ClientChoice() {
  const t = useT()
  const show = useToast()
  const [isBusy, setBusy] = useState(false)
  const [factor, setFactor] = useState<SecondFactorFragment | null>()
  useEffect(() => {
    void loadSecondFactor().then(setFactor)
  }, [])
  const adopt = async (wanted: Wanted) => {
    setBusy(true)
    try {
      await actFor(wanted)
    } catch (error) {
      setBusy(false)
      show('error', failureText(t, error), { timeout: outcomeTimeout })
    }
  }
  if (factor === undefined) return <p role="status">{t('notices.loading')}</p>
  if (factor && isProofMissing(factor))
    return <SecondFactorForm factor={factor} onChecked={() => setFactor({ ...factor, is_checked: true })} />
  return <ClientSearch isBusy={isBusy} onAdopt={(wanted) => void adopt(wanted)} />
}
