import type { AgentAdoptionFragment } from '#src/platform/graphql/documents.gen.ts'
import type { MessageKey, Translate } from '#src/platform/i18n/messages.ts'
import { formatDateTime } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import * as styles from './agent-adoptions.module.css'

type Act = AgentAdoptionFragment['acts'][number]

const actTexts: Readonly<Record<Act['kind'], MessageKey>> = {
  ADDRESSES_READ: 'customer.agents.act.readAddresses',
  ADDRESS_CHANGED: 'customer.agents.act.addresses',
  CART_CHANGED: 'customer.agents.act.cartChanged',
  CART_FILLED: 'customer.agents.act.cartFilled',
  CHECKOUT_FILLED: 'customer.agents.act.checkout',
  CODE_USED: 'customer.agents.act.codes',
  ORDERS_READ: 'customer.agents.act.readOrders',
  ORDER_CANCELED: 'customer.agents.act.orderCanceled',
  ORDER_PLACED: 'customer.agents.act.orderPlaced',
  PAYMENT_MADE: 'customer.agents.act.payment',
  RETURNS_READ: 'customer.agents.act.readReturns',
  RETURN_REQUESTED: 'customer.agents.act.return',
  WISHLIST_CHANGED: 'customer.agents.act.wishlist',
}

/** The agents who have acted for the customer, newest first: when, what they read and what they did. */
export function AgentAdoptions({ adoptions }: { readonly adoptions: readonly AgentAdoptionFragment[] }) {
  const t = useT()
  const store = useStore()
  return (
    <section aria-labelledby="agent-adoptions">
      <h3 id="agent-adoptions" className={styles['heading']}>
        {t('customer.agents.history')}
      </h3>
      {adoptions.length === 0 ? <p className={styles['hint']}>{t('customer.agents.none')}</p> : null}
      <ul className={styles['list']}>
        {adoptions.map((adoption) => (
          <li key={adoption.id} className={styles['item']}>
            <p className={styles['name']}>{adoption.agent_name ?? t('customer.agents.noName')}</p>
            <p className={styles['hint']}>
              <time dateTime={adoption.started_at}>{formatDateTime(store, adoption.started_at)}</time>
            </p>
            {adoption.is_running ? (
              <p>{t('customer.agents.running', { time: formatDateTime(store, adoption.ended_at) })}</p>
            ) : null}
            {adoption.acts.length === 0 ? <p>{t('customer.agents.nothing')}</p> : <Acts acts={adoption.acts} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Acts({ acts }: { readonly acts: readonly Act[] }) {
  const t = useT()
  return (
    <ul className={styles['acts']}>
      {acts.map((act) => (
        <li key={act.kind}>{actText(t, act)}</li>
      ))}
    </ul>
  )
}

function actText(t: Translate, { kind, count }: Act): string {
  const text = t(actTexts[kind])
  return count === 1 ? text : t('customer.agents.times', { act: text, count })
}
