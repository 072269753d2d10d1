import { iconPaths, type IconName } from './icon-paths.ts'
import * as styles from './icon.module.css'

type IconProps = { readonly name: IconName; readonly size?: 16 | 20 | 24 | 32; readonly isFilled?: boolean }

/** Icons that point back or on, and so the other way in languages that are read from right to left. */
const turns = /left|right|return/

/** A decorative line icon in the text colour; the control around it needs an accessible name. */
export function Icon({ name, size = 24, isFilled = false }: IconProps) {
  return (
    <svg
      className={styles['icon']}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={size === 16 ? 2 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-turns={turns.test(name) ? '' : undefined}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

const smallPaths = { down: 'm3 4.5 3 3 3-3', cross: 'm3 3 6 6M9 3 3 9' } as const

/** A decorative line icon at text height. */
export function SmallIcon({ name }: { readonly name: keyof typeof smallPaths }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width="12"
      height="12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={smallPaths[name]} />
    </svg>
  )
}

/** A shopping bag in the colours of the brand, for empty states and thanks. */
export function ShopMark({ size = 48 }: { readonly size?: number }) {
  return (
    <svg className={styles['mark']} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path className={styles['handle']} d="M17 20v-5a7 7 0 0 1 14 0v5" />
      <path className={styles['bag']} d="M9 16h30l2.6 25a3 3 0 0 1-3 3.3H9.4a3 3 0 0 1-3-3.3Z" />
      <path className={styles['side']} d="M30 16h9l2.6 25a3 3 0 0 1-3 3.3H30Z" />
      <path className={styles['smile']} d="M14.5 29c1.9 3.7 9.5 3.7 11.4 0" />
    </svg>
  )
}
