import { createPortal } from 'react-dom'
import { useT } from '#src/i18n/store-context.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { keepFocus } from './keep-focus.ts'
import styles from './suggest.module.css'

/** Empties the field, in which it stands. */
export function ClearButton({ form, onClear }: { readonly form: HTMLFormElement; readonly onClear: () => void }) {
  const t = useT()
  return createPortal(
    <button
      type="button"
      className={styles['clear']}
      aria-label={t('suggest.clear')}
      onMouseDown={keepFocus}
      onClick={onClear}
    >
      <Icon name="close" />
    </button>,
    form,
  )
}
