import type { OrderAction as Action, OrderActionsFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { hasButton, OrderAction } from './order-action.tsx'
import * as styles from './order-actions.module.css'

type Props = {
  readonly order: OrderActionsFragment
  /** An action that the page offers elsewhere. */
  readonly except?: Action
}

/** What the buyer can do with the order, most needed first. */
export function OrderActions({ order, except }: Props) {
  const t = useT()
  const actions = order.allowed_actions.filter((action) => action !== except && hasButton(action, order))
  if (actions.length === 0) return null
  return (
    <ul className={styles['actions']} aria-label={t('order.actions')}>
      {actions.map((action) => (
        <li key={action}>
          <OrderAction action={action} order={order} />
        </li>
      ))}
    </ul>
  )
}
