import { useId, useState, type ComponentProps } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { describedBy, FieldFrame } from './field-frame.tsx'
import * as styles from './field.module.css'
import type { Field } from './field.tsx'

/** A password field with a button that reveals the password. Allows pasting. */
export function PasswordField({ label, hint, error, id, ...input }: Omit<ComponentProps<typeof Field>, 'type'>) {
  const t = useT()
  const generatedId = useId()
  const own = id ?? generatedId
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error}>
      <div className={styles['password']}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={isShown ? 'text' : 'password'}
          id={own}
          className={styles['input']}
          aria-required
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(own, hint, error)}
        />
        <button
          type="button"
          className={styles['show']}
          aria-pressed={isShown}
          aria-label={t('ui.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'ui.hide' : 'ui.show')}
        </button>
      </div>
    </FieldFrame>
  )
}
