import { createContext, useContext, type ReactNode } from 'react'
import { translatorOf, type Translate } from './messages.ts'
import { defaultStore, type StoreView } from './store-views.ts'

const StoreContext = createContext<StoreView>(defaultStore)

/** Gives the pages below it their store view and its texts. */
export function StoreProvider({ store, children }: { readonly store: StoreView; readonly children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}

/** The store view of the page. */
export function useStore(): StoreView {
  return useContext(StoreContext)
}

/** The texts of the page's store view: `t('cart.title', { count })`. */
export function useT(): Translate {
  return translatorOf(useStore().locale)
}
