import { colon } from '@bocian/rules/colon.ts'
import type { ReactNode } from 'react'
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { notFound } from '#src/domains/cms/not-found.ts'
import { ProductGrid } from '#src/domains/product-card/grid/product-grid.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { query } from '#src/platform/graphql/client.ts'
import { SharedWishlistDocument, type SharedWishCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { GiftMark } from './gift-mark.tsx'
import * as styles from './wishlist.module.css'

const privately = { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } }

/** Loads a shared wish list by the code in its link; a 404 if it is not shared any more. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const code = params['code'] ?? ''
  try {
    const { sharedWishlist } = await query(SharedWishlistDocument, { code }, request, { policy: 'network-only' })
    return sharedWishlist ? data({ code, list: sharedWishlist }, privately) : notFound(request)
  } catch (error) {
    if (error instanceof GraphqlFailure && error.refusals.length > 0) return notFound(request)
    throw error
  }
}

/** A wish list as the people see it with whom its owner shares it. */
export function Component() {
  const t = useT()
  const { code, list } = useLoaderData<typeof loader>()
  const wishes = list.items.filter((wish) => wish.product !== null)
  const title = list.name || t('customer.wishlist.title')
  // An item for each size: cards are not merged, because each is bought separately.
  const cards = wishes.map((wish) => wish.product)
  return (
    <div className={styles['shared']}>
      <PageHead title={title} robots="NONE" />
      <h1 className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      {wishes.length === 0 ? (
        <Notice title={t('wishlist.sharedNone')} />
      ) : (
        <>
          <p>{t('wishlist.sharedText')}</p>
          <ProductGrid
            products={cards}
            gallery="wishlist"
            below={(_product, index) => wishDetails(code, wishes[index])}
          />
        </>
      )}
    </div>
  )
}

const wishDetails = (code: string, wish: SharedWishCardFragment | undefined): ReactNode =>
  wish ? (
    <>
      <Options wish={wish} />
      <GiftMark code={code} wish={wish} />
    </>
  ) : null

function Options({ wish }: { readonly wish: SharedWishCardFragment }) {
  const store = useStore()
  if (wish.configurable_options.length === 0) return null
  const texts = wish.configurable_options.map(
    ({ option_label: label, value_label: value }) => `${label}${colon(store.locale)} ${value}`,
  )
  return <p className={styles['count']}>{texts.join(', ')}</p>
}
