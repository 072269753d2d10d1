import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react'
import { followMessages, translatorOf, type Translate } from './messages.ts'
import { defaultStore, type StoreView } from './store-views.ts'

const StoreContext = createContext<StoreView | undefined>(undefined)
const TextsContext = createContext<Translate | undefined>(undefined)

/** Provides the store view and its messages to the components below. */
export function StoreProvider({ store, children }: { readonly store: StoreView; readonly children: ReactNode }) {
  const [texts, setTexts] = useState(() => translatorOf(store.locale))
  useEffect(() => {
    const renew = () => startTransition(() => setTexts(() => translatorOf(store.locale)))
    renew()
    return followMessages(renew)
  }, [store.locale])
  return (
    <StoreContext value={store}>
      <TextsContext value={texts}>{children}</TextsContext>
    </StoreContext>
  )
}

/** The store view of the current page. */
export function useStore(): StoreView {
  return useContext(StoreContext) ?? defaultStore()
}

/** The translate function of the current store view: `t('cart.title', { count })`. */
export function useT(): Translate {
  const store = useStore()
  return useContext(TextsContext) ?? translatorOf(store.locale)
}
