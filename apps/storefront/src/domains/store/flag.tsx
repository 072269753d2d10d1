import * as styles from './flag.module.css'

type Stripes = { readonly colours: readonly string[]; readonly isUpright?: boolean; readonly wedge?: string }

const [white, black, red, blue, yellow, orange] = ['#ffffff', '#1d2433', '#c8102e', '#11457e', '#ffd100', '#f2a800']

const flags: Readonly<Record<string, Stripes>> = {
  PL: { colours: [white, red] },
  CZ: { colours: [white, red], wedge: blue },
  SK: { colours: [white, blue, red] },
  DE: { colours: [black, red, yellow] },
  RO: { colours: [blue, yellow, red], isUpright: true },
  UA: { colours: [blue, yellow] },
  AM: { colours: [red, blue, orange] },
}

/** A small flag; decorative, because the store's name is beside it. */
export function Flag({ country, code }: { readonly country: string; readonly code: string }) {
  const flag = code === 'eu' ? undefined : flags[country]
  return (
    <svg className={styles['flag']} viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {flag ? <Pattern flag={flag} /> : <Ring />}
    </svg>
  )
}

function Pattern({ flag }: { readonly flag: Stripes }) {
  const part = (flag.isUpright ? 24 : 16) / flag.colours.length
  return (
    <>
      {flag.colours.map((colour, index) =>
        flag.isUpright ? (
          <rect key={colour} x={index * part} width={part} height="16" fill={colour} />
        ) : (
          <rect key={colour} y={index * part} width="24" height={part} fill={colour} />
        ),
      )}
      {flag.wedge ? <path d="M0 0 12 8 0 16Z" fill={flag.wedge} /> : null}
    </>
  )
}

function Ring() {
  return (
    <>
      <rect width="24" height="16" fill={blue} />
      <circle cx="12" cy="8" r="4.6" fill="none" stroke={yellow} strokeWidth="1.4" strokeDasharray="1.2 1.2" />
    </>
  )
}
