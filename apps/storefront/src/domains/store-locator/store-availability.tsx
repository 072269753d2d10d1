import { Suspense, useState } from 'react'
import type { SellableFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { Button } from '#src/ui/button/button.tsx'
import { choiceOnPage, skuOfChoice } from './sellable.ts'

const AvailabilitySheet = lazyOnRender(async () => (await import('./availability-sheet.tsx')).AvailabilitySheet)

/** A button that shows which shops have the product, or its chosen size, in stock. */
export function StoreAvailability({ product }: { readonly product: SellableFragment }) {
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
