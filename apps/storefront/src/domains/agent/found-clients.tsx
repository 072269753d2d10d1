import { fullName } from '@bocian/rules/person-name.ts'
import { useEffect, useRef } from 'react'
import type { FoundClientFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import type { Wanted } from '../session/acting/act-for.ts'
import * as styles from './agent-panel.module.css'

type Props = {
  readonly clients: readonly FoundClientFragment[]
  readonly isBusy: boolean
  readonly onAdopt: (wanted: Wanted) => void
}

/** The search results, each with a button to act for that client. */
export function FoundClients({ clients, isBusy, onAdopt }: Props) {
  const t = useT()
  const { locale } = useStore()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [clients])
  return (
    <section aria-labelledby="agent-found">
      <h3 id="agent-found" ref={heading} tabIndex={-1} className={styles['heading']}>
        {t('agent.found', { count: clients.length })}
      </h3>
      <ul className={styles['list']}>
        {clients.map(({ search_id: searchId, ...client }) => {
          const [firstname, lastname, email] = [client.firstname ?? '', client.lastname ?? '', client.email ?? '']
          const name = fullName(locale, client) || email
          return (
            <li key={searchId} className={styles['item']}>
              <p className={styles['name']}>{name}</p>
              <p>{email}</p>
              <Button
                variant="secondary"
                isLoading={isBusy}
                aria-label={t('agent.chooseName', { name })}
                onClick={() => onAdopt({ searchId, firstname, lastname, email })}
              >
                {t('agent.choose')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
