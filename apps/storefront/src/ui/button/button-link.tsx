import { Link, type LinkProps } from 'react-router'
import type { ButtonVariant } from './button.tsx'
import styles from './button.module.css'

type Props = Omit<LinkProps, 'className'> & {
  readonly variant?: ButtonVariant
  readonly size?: 'normal' | 'large'
  readonly isWide?: boolean
}

/** A link that leads on and looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'normal', isWide = false, children, ...rest }: Props) {
  return (
    <Link {...rest} className={styles['button'] ?? ''} data-variant={variant} data-size={size} data-wide={isWide}>
      <span className={styles['label']}>{children}</span>
    </Link>
  )
}
