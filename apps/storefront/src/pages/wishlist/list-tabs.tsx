import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { listName } from '#src/domains/wishlist/lists/list-name.ts'
import { createList } from '#src/domains/wishlist/wishes.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { NameDialog } from './name-dialog.tsx'
import * as styles from './list-tabs.module.css'
import { wishlistPath } from '#src/platform/url/shop-paths.ts'

type Props = {
  readonly lists: readonly {
    readonly id: string | null
    readonly name: string | null
    readonly items_count: number | null
  }[]
  /** The id of the list that is shown. */
  readonly shown: string
}

/** Links to the customer's wish lists, and a button that creates one. */
export function ListTabs({ lists, shown }: Props) {
  const t = useT()
  const store = useStore()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const pathOf = (id: string | null) =>
    href(store, id === (lists[0]?.id ?? null) ? wishlistPath : `/wishlist?list=${id}`)
  const create = async (name: string) => {
    const { id } = await createList(name)
    setCreating(false)
    await navigate(pathOf(id), { state: { keepPlace: true } })
  }
  return (
    <nav className={styles['tabs']} aria-label={t('wishlist.lists')}>
      <ul className={styles['list']}>
        {lists.map(({ id, name, items_count: count }) => (
          <li key={id}>
            <ShopLink
              className={styles['tab']}
              to={pathOf(id)}
              aria-current={id === shown ? 'page' : undefined}
              state={{ keepPlace: true }}
            >
              {listName(t, name)} <span className={styles['count']}>{count}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
      <Button variant="quiet" icon="plus" onClick={() => setCreating(true)}>
        {t('wishlist.new')}
      </Button>
      {isCreating ? (
        <NameDialog
          title={t('wishlist.new')}
          verb={t('wishlist.create')}
          draft="new-wish-list"
          onName={create}
          onClose={() => setCreating(false)}
        />
      ) : null}
    </nav>
  )
}
