import { useEffect, useState } from 'react'
import { query } from '#src/platform/graphql/client.ts'
import { WelcomeDocument } from '#src/platform/graphql/documents.gen.ts'
import * as styles from './account-links.module.css'

/** The shop's own greeting of guests; nothing if it has none, or until it has loaded. */
export function Welcome() {
  const [text, setText] = useState('')
  useEffect(() => {
    let isCurrent = true
    void query(WelcomeDocument, {}, undefined, { isOptional: true }).then(
      ({ storeConfig }) => isCurrent && setText(storeConfig?.welcome ?? ''),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return text === '' ? null : <p className={styles['greeting']}>{text}</p>
}
