import { useEffect, useRef, type RefObject } from 'react'
import { useSession } from '#src/domains/session/session.ts'
import { query } from '#src/platform/graphql/client.ts'
import { OwnEmailDocument } from '#src/platform/graphql/documents.gen.ts'

/** Fills an empty field with the email address of the signed-in customer, the only one that may unlock a card here. */
export function useOwnEmail(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const { isSignedIn } = useSession()
  useEffect(() => {
    if (!isSignedIn) return
    let isCurrent = true
    query(OwnEmailDocument, {}).then(
      ({ customer }) => {
        if (isCurrent && field.current?.value === '') field.current.value = customer?.email ?? ''
      },
      // The customer can type it.
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [isSignedIn])
  return field
}
