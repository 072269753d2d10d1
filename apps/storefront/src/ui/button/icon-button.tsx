import type { ButtonHTMLAttributes } from 'react'
import * as styles from './icon-button.module.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { readonly label: string }

/** A round icon button with an accessible name; `className` adds styles. */
export function IconButton({ label, className, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={`${styles['button']} ${className ?? ''}`.trim()} aria-label={label} />
  )
}
