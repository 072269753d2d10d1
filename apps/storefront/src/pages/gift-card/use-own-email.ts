import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#src/domains/session/session.ts'
import { query } from '#src/platform/graphql/client.ts'
import { OwnEmailDocument } from '#src/platform/graphql/documents.gen.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { pathInStore } from '#src/platform/i18n/store-view.ts'
import { guestPath } from './card-holder.ts'

/**
 * On the page for accounts, fills an empty field with the email address of the signed-in customer, the only one that may unlock a
 * card there.
 */
export function useOwnEmail(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const { isSignedIn } = useSession()
  const isForGuests = pathInStore(useStore(), useLocation().pathname) === guestPath
  useEffect(() => {
    if (!isSignedIn || isForGuests) return
    let isCurrent = true
    query(OwnEmailDocument, {}).then(
      ({ customer }) => {
        if (isCurrent && field.current?.value === '') field.current.value = customer?.email ?? ''
      },
      // The customer can type it.
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [isSignedIn, isForGuests])
  return field
}
