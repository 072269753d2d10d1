import styles from './flag.module.css'

type Stripes = { readonly colours: readonly string[]; readonly isUpright?: boolean }

const flags: Readonly<Record<string, Stripes>> = {
  PL: { colours: ['white', 'red'] },
  CZ: { colours: ['white', 'red'] },
  SK: { colours: ['white', 'blue', 'red'] },
  DE: { colours: ['black', 'red', 'gold'] },
  RO: { colours: ['blue', 'yellow', 'red'], isUpright: true },
  UA: { colours: ['blue', 'yellow'] },
  AM: { colours: ['red', 'blue', 'orange'] },
}

/** A small decorative flag; the store's name beside it says the same in words. */
export function Flag({ country, code }: { readonly country: string; readonly code: string }) {
  const flag = code === 'eu' ? undefined : flags[country]
  return (
    <span
      className={styles['flag']}
      data-flag={code === 'eu' ? 'EU' : country}
      data-upright={flag?.isUpright ?? false}
      aria-hidden="true"
    >
      {flag?.colours.map((colour) => (
        <span key={colour} data-colour={colour} />
      ))}
    </span>
  )
}
