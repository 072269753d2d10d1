import { whenFree } from '#src/cart/hold-reload.ts'
import { keepOpenForms } from '#src/forms/form-draft.ts'
import { whenNoChange } from '#src/graphql/in-flight.ts'

/** Reloads this tab after another one signed in or out or switched carts, but not during a change, and keeps what was typed. */
export function reloadForSession(): void {
  whenFree(() =>
    whenNoChange(() => {
      keepOpenForms()
      window.location.reload()
    }),
  )
}
