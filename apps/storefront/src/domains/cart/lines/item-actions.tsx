import { Form } from 'react-router'
import type { CartItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import * as styles from './cart-item.module.css'
import { EditItem } from './edit-item.tsx'
import { cartPath } from '#src/platform/url/shop-paths.ts'

type Props = { readonly item: CartItemFragment; readonly onSave: () => void }

/** The buttons to change a line's options and to save it for later. */
export function ItemActions({ item, onSave }: Props) {
  const t = useT()
  const store = useStore()
  return (
    <div className={styles['actions']}>
      {item.__typename === 'ConfigurableCartItem' ? <EditItem item={item} /> : null}
      <Form
        method="post"
        action={href(store, cartPath)}
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="uid" value={item.uid} />
        <Button type="submit" variant="quiet" aria-label={t('cart.saveItem', { name: item.product.name ?? '' })}>
          {t('cart.saveForLater')}
        </Button>
      </Form>
    </div>
  )
}
