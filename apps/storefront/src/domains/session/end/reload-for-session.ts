import { whenNoPayment } from './defer-reload-during-payment.ts'
import { reloadSignedOut } from './reload-signed-out.ts'
import { keepOpenForms } from '#src/platform/forms/form-draft.ts'
import { whenNoChange } from '#src/platform/graphql/in-flight.ts'

/**
 * Reloads this tab after another tab signed in or out (`isSignedOut`) or switched carts. Waits for changes in flight and keeps
 * what was typed.
 */
export function reloadForSession(isSignedOut = false): void {
  whenNoPayment(() =>
    whenNoChange(() => {
      keepOpenForms()
      if (isSignedOut) reloadSignedOut()
      else window.location.reload()
    }),
  )
}
