import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { carryWishes } from '#src/domains/wishlist/lists/change-lists.ts'
import { ListChoice } from '#src/domains/wishlist/lists/list-choice.tsx'
import { listName } from '#src/domains/wishlist/lists/list-name.ts'
import { focusNextWish } from '#src/domains/wishlist/use-removal.ts'
import type { WishList } from '#src/domains/wishlist/wishes.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'

type Props = {
  /** The id of the list that is shown. */
  readonly list: string
  /** The name of the product. */
  readonly name: string
  /** The ids of the product's items: one for each size. */
  readonly ids: readonly string[]
}

/** A button below a product of a wish list, which moves or copies it to another list. */
export function CarryButton({ list, name, ids }: Props) {
  const t = useT()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const [isCopy, setCopy] = useState(false)
  const carry = async ({ id, name: chosen }: WishList): Promise<boolean> => {
    try {
      await carryWishes({ from: list, to: id, isCopy }, ids)
    } catch (error) {
      toast('error', failureText(t, error))
      return false
    }
    // The closed dialog gives the focus back to this card, which is removed next.
    flushSync(() => setOpen(false))
    if (!isCopy) focusNextWish()
    toast('success', t('wishlist.carried', { name, list: listName(t, chosen) }))
    await revalidate().catch(() => undefined)
    return true
  }
  return (
    <>
      <Button variant="quiet" aria-label={t('wishlist.carryOf', { name })} onClick={() => setOpen(true)}>
        {t('wishlist.carry')}
      </Button>
      {isOpen ? (
        <ListChoice
          title={t('wishlist.carryOf', { name })}
          verb={t('wishlist.createAndAdd')}
          except={list}
          onChoose={carry}
          onClose={() => setOpen(false)}
        >
          <Checkbox name="copy" checked={isCopy} onChange={(event) => setCopy(event.target.checked)}>
            {t('wishlist.keepHere')}
          </Checkbox>
        </ListChoice>
      ) : null}
    </>
  )
}
