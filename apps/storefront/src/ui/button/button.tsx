import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import * as styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly variant?: ButtonVariant
  readonly size?: 'normal' | 'large'
  readonly isLoading?: boolean
  readonly isWide?: boolean
  readonly icon?: IconName
}

/** A button. While loading it keeps its focus and width and ignores clicks. */
export function Button({
  variant = 'primary',
  size = 'normal',
  isLoading = false,
  isWide = false,
  icon,
  children,
  ...rest
}: ButtonProps) {
  const { className, onClick, ...attributes } = rest
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...attributes}
      className={[styles['button'], className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
      data-wide={isWide}
      aria-disabled={isLoading || attributes['aria-disabled'] || undefined}
      aria-busy={isLoading || undefined}
      onClick={press}
    >
      {icon ? <Icon name={icon} size={20} /> : null}
      <span className={styles['label']}>{children}</span>
      {isLoading ? <span className={styles['spinner']} aria-hidden="true" /> : null}
    </button>
  )
}
