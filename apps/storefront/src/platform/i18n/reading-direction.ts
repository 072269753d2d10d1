const isRightToLeft = (): boolean => document.dir === 'rtl'

const opposite: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key as in a page that is read from left to right: there the right arrow leads on. */
export const keyForReaders = (key: string): string => (isRightToLeft() ? (opposite[key] ?? key) : key)

/** A distance to the right as a distance in reading direction, and the other way round. Scrolling in a page that is read from right to left is negative. */
export const forReaders = (distance: number): number => (isRightToLeft() ? -distance : distance)
