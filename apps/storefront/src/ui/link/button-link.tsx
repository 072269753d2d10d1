import type { ComponentProps } from 'react'
import type { ButtonVariant } from '../button/button.tsx'
import * as styles from '../button/button.module.css'
import { ShopLink } from './shop-link.tsx'

type Props = Omit<ComponentProps<typeof ShopLink>, 'className'> & {
  readonly variant?: ButtonVariant
  readonly size?: 'normal' | 'large'
  readonly isWide?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'normal', isWide = false, children, ...rest }: Props) {
  return (
    <ShopLink {...rest} className={styles['button'] ?? ''} data-variant={variant} data-size={size} data-wide={isWide}>
      <span className={styles['label']}>{children}</span>
    </ShopLink>
  )
}
