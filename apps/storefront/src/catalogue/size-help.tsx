import { Suspense, useState } from 'react'
import type { ProductOptionFragment } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { onDemand } from '#src/layout/later.ts'
import { Button } from '#src/ui/button/button.tsx'

const SizeChartDialog = onDemand(async () => (await import('#src/size-chart/size-chart-dialog.tsx')).SizeChartDialog)

type Props = { readonly uid: string; readonly option: ProductOptionFragment }

/** What helps to choose a size, beside the sizes. */
export function SizeHelp({ uid, option }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState<boolean>()
  const [size, setSize] = useState<string>()
  const open = () => {
    const chosen = document.querySelector<HTMLInputElement>(`main [name="option_${option.attribute_code}"]:checked`)
    setSize(option.values?.find((value) => value?.uid === chosen?.value)?.label ?? undefined)
    setOpen(true)
  }
  return (
    <>
      <Button variant="quiet" icon="ruler" aria-haspopup="dialog" onClick={open}>
        {t('catalogue.sizeChart')}
      </Button>
      <Suspense>
        {isOpen === undefined ? null : (
          <SizeChartDialog uid={uid} size={size} isOpen={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
