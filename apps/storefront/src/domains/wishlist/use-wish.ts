import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useRouteLoaderData } from 'react-router'
import { loadCustomerDetails, isSignedOut } from '../session/load-customer-details.ts'
import { signInPath } from '../session/origin-path.ts'
import { useSession } from '../session/session.ts'
import type { RootConfig } from '../store/use-store-config.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { isWishlistOffered } from './wishlist-path.ts'
import { useToast } from '#src/ui/toast/toast.tsx'
import { outcomeTimeout } from '#src/ui/toast/toasts.ts'
import { addWishes, loadWishes, readWishes, useWishes } from './wishes.ts'
import { forget, keep, recall } from '#src/platform/storage/persistence.ts'

const usualMost = 5

/** Whether the store view has wish lists, and the maximum number of products in the menu. */
export function useWishlistConfig(): { readonly isOffered: boolean; readonly most: number } {
  const config = useRouteLoaderData<RootConfig>('root')?.storeConfig
  return {
    isOffered: isWishlistOffered(config),
    most: config?.top_menu_mini_wishlist_max_items_to_show ?? usualMost,
  }
}

/**
 * Whether a product is on the wish list, and the handler of its heart: asks to sign in, opens the list, or adds the product.
 */
export function useWish(sku: string): { readonly isOn: boolean; readonly press: () => void } {
  const t = useT()
  const store = useStore()
  const toast = useToast()
  const navigate = useNavigate()
  const { isSignedIn } = useSession()
  const { most } = useWishlistConfig()
  const isOn = useWishes().skus.has(sku)

  const askToSignIn = () => {
    const signIn = () => {
      keepWish(sku)
      void navigate(signInPath(store, window.location.pathname + window.location.search))
    }
    toast('info', t('wishlist.signInFirst'), {
      timeout: outcomeTimeout,
      actionText: t('layout.account.signIn'),
      onAction: signIn,
    })
  }
  const add = async () => {
    await loadWishes()
    if (readWishes().skus.has(sku)) return
    try {
      await addWishes([sku], [{ sku, quantity: 1 }], most)
      toast('success', t('wishlist.added'))
    } catch (error) {
      if (!isSignedOut(error)) return toast('error', t('wishlist.failed'))
      await loadCustomerDetails()
      askToSignIn()
    }
  }
  const press = () => {
    if (!isSignedIn) askToSignIn()
    else if (isOn) void navigate(href(store, '/wishlist'))
    else void add()
  }
  const addAfterSignIn = useEffectEvent(() => {
    if (takeWish(sku)) void add()
  })
  useEffect(() => {
    if (isSignedIn) addAfterSignIn()
  }, [isSignedIn])
  return { isOn, press }
}

/** Stores the product that a guest wants to add, until they have signed in. */
function keepWish(sku: string): void {
  keep('wish', sku)
}

/** True if this product was stored; deletes it, so that it is added only once. */
function takeWish(sku: string): boolean {
  const isWanted = recall('wish') === sku
  if (isWanted) forget('wish')
  return isWanted
}
