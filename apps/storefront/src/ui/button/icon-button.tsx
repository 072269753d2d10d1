import type { ButtonHTMLAttributes } from 'react'
import styles from './icon-button.module.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { readonly label: string }

/** A round button with an icon for its face and a name for those who do not see it; what its place asks for comes by a class. */
export function IconButton({ label, className, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={`${styles['button']} ${className ?? ''}`.trim()} aria-label={label} />
  )
}
