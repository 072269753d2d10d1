import { Suspense, useState } from 'react'
import type { ProductPageItemFragment } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { onDemand } from '#src/layout/later.ts'
import { Button } from '#src/ui/button/button.tsx'
import { choiceOnPage, skuOfChoice } from './sellable.ts'

const AvailabilitySheet = onDemand(async () => (await import('./availability-sheet.tsx')).AvailabilitySheet)

/** The way to see in which shops a product or its chosen size can be had. */
export function StoreAvailability({ product }: { readonly product: ProductPageItemFragment }) {
  const t = useT()
  const [sku, setSku] = useState('')
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setSku(skuOfChoice(product, choiceOnPage()))
    setOpen(true)
  }
  return (
    <>
      <Button variant="secondary" isWide onClick={open}>
        {t('catalogue.inStores')}
      </Button>
      <Suspense>
        {sku ? (
          <AvailabilitySheet
            product={product}
            sku={sku}
            onChoose={setSku}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
