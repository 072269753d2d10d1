import type { ReactNode } from 'react'
import { OrderNameFields } from '#src/domains/order/order-name-fields.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import type {
  ExchangeableOrderFragment,
  GuestReturnsQuery,
  ReturnableOrderFragment,
  ReturnDetailFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { SentForm } from '#src/ui/form/sent-form.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { ReturnOutcome } from './change-return.ts'
import { ChooseSize } from './choose-size.tsx'
import { guestPath } from '#src/domains/returns/guest-path.ts'
import { NewReturn } from './new-return.tsx'
import { ReturnDetail } from './return-detail.tsx'
import { ReturnDone } from './return-done.tsx'
import { ReturnRows } from '#src/domains/returns/return-rows.tsx'
import { numberText } from '#src/domains/returns/return-status.ts'
import * as styles from './returns.module.css'

type Confirmation = { readonly order: string; readonly key: string | null }

export type GuestView =
  | { readonly view: 'login' }
  | {
      readonly view: 'list'
      readonly token: string
      readonly order: GuestReturnsQuery['guestOrderByToken']
      /** Whether the visitor comes from a link that has expired. */
      readonly isExpired: boolean
    }
  | { readonly view: 'new'; readonly token: string; readonly order: ReturnableOrderFragment }
  | { readonly view: 'exchange'; readonly token: string; readonly order: ExchangeableOrderFragment }
  | {
      readonly view: 'detail' | 'done'
      readonly token: string
      readonly shown: ReturnDetailFragment
      readonly confirmation: Confirmation
    }

type Props = { readonly loaded: GuestView; readonly outcome: ReturnOutcome | undefined }

/** The returns of a guest's order: the form that finds it, the list, a new one, one in detail, and what follows a request. */
export function GuestReturnsPage({ loaded, outcome }: Props) {
  const t = useT()
  const store = useStore()
  switch (loaded.view) {
    case 'login':
      return <Login outcome={outcome} />
    case 'list':
      return <List {...loaded} />
    case 'new':
      return (
        <Page title={t('customer.returns.new')} token={loaded.token}>
          <NewReturn order={loaded.order} outcome={outcome} toExchange={guestPath(store, 'exchange', loaded.token)} />
        </Page>
      )
    case 'exchange':
      return (
        <Page title={t('exchange.title')} token={loaded.token}>
          <ChooseSize
            order={loaded.order}
            outcome={outcome}
            intro={t('exchange.introGuest')}
            toReturn={guestPath(store, 'new', loaded.token)}
          />
        </Page>
      )
    case 'done':
      return (
        <Page title={t('customer.returns.title')}>
          <ReturnDone
            shown={loaded.shown}
            detail={guestPath(store, 'detail', loaded.token, loaded.shown.number)}
            list={guestPath(store, 'list', loaded.token)}
          />
        </Page>
      )
    case 'detail':
      return (
        <Page title={numberText(t, loaded.shown)} token={loaded.token}>
          <ReturnDetail shown={loaded.shown} outcome={outcome}>
            {loaded.shown.status === 'UNCONFIRMED' ? (
              <Confirm
                confirmation={loaded.confirmation}
                outcome={outcome}
                isExchange={Boolean(loaded.shown.exchange)}
              />
            ) : null}
          </ReturnDetail>
        </Page>
      )
  }
}

type PageProps = { readonly title: string; readonly token?: string; readonly children: ReactNode }

/** A guest's page; with a token it links to all returns of the order. */
function Page({ title, token, children }: PageProps) {
  const t = useT()
  const store = useStore()
  return (
    <div className={styles['page']}>
      <PageHead title={title} robots="NONE" />
      <h1 className={styles['title']}>{title}</h1>
      {children}
      {token ? (
        <p>
          <ShopLink className={styles['link']} to={guestPath(store, 'list', token)}>
            {t('returns.all')}
          </ShopLink>
        </p>
      ) : null}
    </div>
  )
}

function Login({ outcome }: { readonly outcome: ReturnOutcome | undefined }) {
  const t = useT()
  const store = useStore()
  return (
    <Page title={t('returns.guest.title')}>
      <p className={styles['intro']}>{t('returns.guest.intro')}</p>
      <SentForm outcome={outcome} submit={t('returns.guest.find')}>
        <OrderNameFields outcome={outcome} />
      </SentForm>
      <p>
        <ShopLink className={styles['link']} to={href(store, '/returns')} skeleton="content">
          {t('returns.guest.terms')}
        </ShopLink>
      </p>
    </Page>
  )
}

function List({ token, order, isExpired }: Extract<GuestView, { view: 'list' }>) {
  const t = useT()
  const store = useStore()
  const rows = (order.returns?.items ?? []).flatMap((row) => (row ? [row] : []))
  return (
    <Page title={t('customer.returns.title')}>
      {isExpired ? <Notice tone="warning" title={t('forms.server.returnLinkExpired')} /> : null}
      <p>{t('customer.orders.number', { number: order.number })}</p>
      {order.available_actions.includes('RETURN') ? (
        <p>
          <ButtonLink to={guestPath(store, 'new', token)}>{t('customer.returns.new')}</ButtonLink>
        </p>
      ) : (
        <Notice title={t('returns.nothing')}>{t('returns.tooLate')}</Notice>
      )}
      {rows.length === 0 ? (
        <p>{t('returns.guest.none')}</p>
      ) : (
        <ReturnRows returns={rows} to={(number) => guestPath(store, 'detail', token, number)} />
      )}
    </Page>
  )
}

type ConfirmProps = {
  readonly confirmation: Confirmation
  readonly outcome: ReturnOutcome | undefined
  readonly isExchange: boolean
}

/** The form that confirms a return with the key from the email; without a key, where the key is. */
function Confirm({ confirmation: { order, key }, outcome, isExchange }: ConfirmProps) {
  const t = useT()
  if (key === null) return <Notice title={t(isExchange ? 'exchange.unconfirmed' : 'returns.unconfirmed')} />
  return (
    <SentForm
      outcome={outcome?.intent === 'confirm' ? outcome : undefined}
      submit={t(isExchange ? 'exchange.confirm.submit' : 'returns.confirm.submit')}
      intent="confirm"
    >
      <p>{t(isExchange ? 'exchange.confirm.text' : 'returns.confirm.text')}</p>
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="key" value={key} />
    </SentForm>
  )
}
