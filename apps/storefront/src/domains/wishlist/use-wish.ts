import { useState } from 'react'
import { useNavigate, useRouteLoaderData } from 'react-router'
import { loadCustomerDetails } from '../session/sign-in/load-customer-details.ts'
import { isSignedOut } from '../session/token/is-signed-out.ts'
import { signInPath } from '../session/sign-in/origin-path.ts'
import { useSession } from '../session/session.ts'
import type { RootConfig } from '../store/use-store-config.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { useToast } from '#src/ui/toast/toast.tsx'
import { outcomeTimeout } from '#src/ui/toast/toasts.ts'
import { keepWishes } from './kept-wishes.ts'
import { listName } from './lists/list-name.ts'
import {
  addWishes,
  firstList,
  isWished,
  loadWishes,
  readWishes,
  trackAdded,
  useWishes,
  type WishList,
} from './wishes.ts'
import { hasSeveralWishlists, isWishlistOffered } from './wishlist-link.ts'
import { wishlistPath } from '#src/platform/url/shop-paths.ts'

/** WISH-10: milliseconds for which the name of the chosen list is shown. */
const chosenTimeout = 5000

/** Whether the store view has wish lists, and several of them, and the maximum number of products in the menu. */
export function useWishlistConfig(): {
  readonly isOffered: boolean
  readonly hasSeveral: boolean
  readonly most: number
} {
  const config = useRouteLoaderData<RootConfig>('root')?.storeConfig
  return {
    isOffered: isWishlistOffered(config),
    hasSeveral: hasSeveralWishlists(config),
    most: config?.top_menu_mini_wishlist_max_items_to_show ?? 0,
  }
}

/**
 * Whether a product is on any wish list, and the handler of its heart: asks to sign in, opens the list, lets the customer choose
 * a list, or adds the product.
 */
export function useWish(sku: string) {
  const t = useT()
  const store = useStore()
  const toast = useToast()
  const navigate = useNavigate()
  const { isSignedIn } = useSession()
  const { most, hasSeveral } = useWishlistConfig()
  const [isChoosing, setChoosing] = useState(false)
  const isOn = isWished(useWishes(), sku)

  const askToSignIn = () => {
    keepWishes([sku])
    toast('info', t('wishlist.signInFirst'), {
      timeout: outcomeTimeout,
      actionText: t('layout.account.signIn'),
      onAction: () => void navigate(signInPath(store, window.location.pathname + window.location.search)),
    })
  }
  /** Adds the product to a list. True if that worked. */
  const add = async (list: string, onAdded: () => void): Promise<boolean> => {
    try {
      await addWishes(list, [sku], [{ sku, quantity: 1 }], most)
      trackAdded([sku])
      onAdded()
      return true
    } catch (error) {
      if (!isSignedOut(error)) toast('error', t('wishlist.failed'))
      else {
        setChoosing(false)
        await loadCustomerDetails()
        askToSignIn()
      }
      return false
    }
  }
  const addToOwn = async () => {
    await loadWishes()
    if (isWished(readWishes(), sku)) return
    // Without the lists, which could not be loaded, there is no choice.
    if (hasSeveral && readWishes().lists.length === 0) toast('error', t('wishlist.failed'))
    else if (hasSeveral) setChoosing(true)
    else await add(firstList, () => toast('success', t('wishlist.added')))
  }
  const press = () => {
    if (!isSignedIn) askToSignIn()
    else if (isOn) void navigate(href(store, wishlistPath))
    else void addToOwn()
  }
  return {
    isOn,
    press,
    isChoosing,
    stopChoosing: () => setChoosing(false),
    /** Adds the product to the chosen list, and closes the choice if that worked. */
    choose: async ({ id, name }: WishList): Promise<boolean> => {
      const isAdded = await add(id, () =>
        toast('success', t('wishlist.addedTo', { name: listName(t, name) }), { timeout: chosenTimeout }),
      )
      if (isAdded) setChoosing(false)
      return isAdded
    },
  }
}
