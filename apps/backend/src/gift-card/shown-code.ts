/** A code as it is shown: only its last four characters, because anybody who reads the whole code can spend the card. */
export const shownCode = (code: string): string => `…${code.slice(-4)}`
