import { Suspense, useState } from 'react'
import type { SizeHelpFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { Button } from '#src/ui/button/button.tsx'

const SizeChartDialog = lazyOnRender(async () => (await import('./size-chart-dialog.tsx')).SizeChartDialog)

type Props = { readonly uid: string; readonly option: SizeHelpFragment }

/** A button beside the sizes that opens the size chart. */
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
