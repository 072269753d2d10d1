import type { OrderAction as Action, OrderActionsFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import * as button from '#src/ui/button/button.module.css'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { orderPaths } from './order-paths.ts'
import { Reorder } from './reorder.tsx'

type Props = {
  readonly action: Action
  readonly order: OrderActionsFragment
  /** The id of the element that names the order, on a page with several. */
  readonly describedBy?: string | undefined
}

/** The actions for which the page has a button, so that a list can skip any other. */
export const hasButton = (action: Action, order: OrderActionsFragment): boolean =>
  action !== 'INVOICE' || order.invoices.length > 0

/** The button of an action that the server allows. It leads to the page or the form that carries it out. */
export function OrderAction({ action, order, describedBy }: Props) {
  const t = useT()
  const paths = orderPaths(useStore(), order)
  const link = (to: string, text: string, variant: 'primary' | 'secondary' = 'secondary') => (
    <ButtonLink variant={variant} to={to} aria-describedby={describedBy}>
      {text}
    </ButtonLink>
  )
  switch (action) {
    case 'PAY':
      return link(paths.payment, t('order.action.pay'), 'primary')
    case 'CHANGE_ADDRESS':
      return link(paths.address, t('order.addressChange.title'))
    case 'CANCEL':
      return link(paths.cancel, t('order.cancel.title'))
    case 'RETURN':
      return link(paths.return, t('customer.returns.new'))
    case 'EXCHANGE':
      return link(paths.exchange, t('exchange.title'))
    case 'WITHDRAW':
      return link(paths.withdrawal, t('layout.withdrawal'))
    case 'REORDER':
      return <Reorder order={order} describedBy={describedBy} />
    case 'INVOICE':
      return order.invoices.map((invoice) =>
        invoice ? (
          <a
            key={invoice.id}
            className={button['button']}
            data-variant="secondary"
            data-size="normal"
            href={invoice.pdf_url}
            type="application/pdf"
          >
            <span className={button['label']}>{t('order.invoicePdf', { number: invoice.number })}</span>
          </a>
        ) : null,
      )
  }
}
