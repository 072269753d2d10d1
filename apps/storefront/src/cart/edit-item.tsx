import { useState } from 'react'
import { failureText } from '#src/forms/failure-text.ts'
import { CardDetailsDocument, type CardDetailsItemFragment, type CartItemFragment } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { useToast } from '#src/notices/toast.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { EditOptions } from './edit-options.tsx'

type Props = { readonly item: CartItemFragment }

/** The button that opens the sizes and colours of a line, and the sheet in which others are chosen. The line stays until that is done. */
export function EditItem({ item }: Props) {
  const t = useT()
  const toast = useToast()
  const [product, setProduct] = useState<CardDetailsItemFragment>()
  const [isLoading, setLoading] = useState(false)
  const name = item.product.name ?? ''
  const begin = async () => {
    setLoading(true)
    try {
      const { products } = await query(CardDetailsDocument, { uid: item.product.uid }, undefined, {
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
