import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { deleteList, renameList } from '#src/domains/wishlist/lists/change-lists.ts'
import { listName } from '#src/domains/wishlist/lists/list-name.ts'
import { firstList } from '#src/domains/wishlist/wishes.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { NameDialog } from './name-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import * as styles from './list-tools.module.css'
import { wishlistPath } from '#src/platform/url/shop-paths.ts'

type Props = {
  readonly list: { readonly id: string | null; readonly name: string | null; readonly sharing_code: string | null }
  readonly isFirst: boolean
  readonly hasSeveral: boolean
}

/**
 * Shares the shown wish list, and where a customer may have several, renames and deletes it. The first one stays; until it has a
 * product, it is not stored and cannot be changed.
 */
export function ListTools({ list, isFirst, hasSeveral }: Props) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<'share' | 'name' | 'delete' | null>(null)
  const id = list.id ?? firstList
  const close = () => setOpen(null)
  if (id === firstList) return null
  return (
    <div className={styles['tools']}>
      <Button variant="quiet" onClick={() => setOpen('share')}>
        {t('wishlist.share')}
      </Button>
      {hasSeveral ? (
        <Button variant="quiet" onClick={() => setOpen('name')}>
          {t('wishlist.rename')}
        </Button>
      ) : null}
      {isFirst || !hasSeveral ? null : (
        <Button variant="quiet" onClick={() => setOpen('delete')}>
          {t('wishlist.delete')}
        </Button>
      )}
      {open === 'share' ? <ShareDialog id={id} code={list.sharing_code} onClose={close} /> : null}
      {open === 'name' ? (
        <NameDialog
          title={t('wishlist.rename')}
          verb={t('customer.save')}
          draft={`wish-list-${id}`}
          first={list.name ?? ''}
          onClose={close}
          onName={async (name) => {
            await renameList(id, name)
            await revalidate()
            close()
          }}
        />
      ) : null}
      {open === 'delete' ? <DeleteDialog id={id} name={listName(t, list.name)} onClose={close} /> : null}
    </div>
  )
}

type DeleteProps = { readonly id: string; readonly name: string; readonly onClose: () => void }

function DeleteDialog({ id, name, onClose }: DeleteProps) {
  const t = useT()
  const store = useStore()
  const toast = useToast()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await deleteList(id)
      toast('success', t('wishlist.deleted', { name }))
      await navigate(href(store, wishlistPath), { replace: true })
    } catch (error) {
      setBusy(false)
      toast('error', failureText(t, error))
    }
  }
  return (
    <Dialog isOpen isUrgent title={t('wishlist.deleteTitle', { name })} onClose={onClose}>
      <div className={styles['question']}>
        <p>{t('wishlist.deleteText')}</p>
        <Button isLoading={isBusy} onClick={() => void remove()}>
          {t('wishlist.delete')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('wishlist.keep')}
        </Button>
      </div>
    </Dialog>
  )
}
