import { iconPaths, type IconName } from './icon-paths.ts'
import * as styles from './icon.module.css'

type IconProps = { readonly name: IconName; readonly size?: 16 | 20 | 24 | 32; readonly isFilled?: boolean }

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

/** The stork logo without text, for empty states and loading. */
export function StorkMark({ size = 48 }: { readonly size?: number }) {
  return (
    <svg className={styles['mark']} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path
        className={styles['body']}
        d="M18.6 8.2c3.5-2.9 8.4-.6 8.5 3.7.1 3-1.6 4.6-1.6 6.6 0 2.6 2.7 3.4 6.4 5.2 4.6 2.2 8.3 5 11.1 9.4-4.9-1-8.2-.5-11.5.2-7.7 1.6-13.3-1.7-13.6-8.1-.2-3.9 2.6-6.6 2.5-9.3-.1-1.8-1.6-2.9-3.3-2.7l1.5-5Z"
      />
      <path
        className={styles['wing']}
        d="M29 28.2c4.9-.4 9.6 1.5 14 4.9-4.9-1-8.2-.5-11.5.200-4.3.9-7.9.3-10.3-1.5 2.5-1.9 4.7-3.3 7.8-3.6Z"
      />
      <path className={styles['beak']} d="M18.7 8.1 3.5 15.6l14.6-1.8c.3-2.2.4-3.9.6-5.7Z" />
      <path className={styles['leg']} d="M26.5 33.5V45m0 0h-4.2M29.8 33.3v5.2l-3.3 2" />
      <circle className={styles['eye']} cx="21.9" cy="10.6" r="1" />
    </svg>
  )
}
