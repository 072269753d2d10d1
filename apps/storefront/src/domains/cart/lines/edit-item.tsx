import { useState } from 'react'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { EditItemDocument, type CartItemFragment, type ChoosableFragment } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { EditOptions } from './edit-options.tsx'

type Props = { readonly item: CartItemFragment }

/** A button that opens a sheet with the sizes and colours of a line. The line does not change until another choice is saved. */
export function EditItem({ item }: Props) {
  const t = useT()
  const toast = useToast()
  const [product, setProduct] = useState<ChoosableFragment>()
  const [isLoading, setLoading] = useState(false)
  const name = item.product.name ?? ''
  const begin = async () => {
    setLoading(true)
    try {
      const { products } = await query(EditItemDocument, { uid: item.product.uid }, undefined, {
        policy: 'network-only',
      })
      setProduct(products?.items?.find((found) => found !== null))
    } catch (error) {
      toast('error', failureText(t, error))
    } finally {
      setLoading(false)
    }
  }
  const end = () => setProduct(undefined)
  return (
    <>
      <Button
        variant="quiet"
        isLoading={isLoading}
        aria-haspopup="dialog"
        aria-label={t('cart.editItem', { name })}
        onClick={() => void begin()}
      >
        {t('cart.edit')}
      </Button>
      <Sheet title={t('cart.editTitle', { name })} isOpen={product !== undefined} onClose={end}>
        {product ? <EditOptions item={item} product={product} onEnd={end} /> : null}
      </Sheet>
    </>
  )
}
