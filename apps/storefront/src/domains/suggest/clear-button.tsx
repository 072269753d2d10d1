import { createPortal } from 'react-dom'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { keepFocus } from './keep-focus.ts'
import * as styles from './suggest.module.css'

/** The button that clears the search field, rendered into its form. */
export function ClearButton({ form, onClear }: { readonly form: HTMLFormElement; readonly onClear: () => void }) {
  const t = useT()
  return createPortal(
    <IconButton className={styles['clear']} label={t('suggest.clear')} onMouseDown={keepFocus} onClick={onClear}>
      <Icon name="close" />
    </IconButton>,
    form,
  )
}
