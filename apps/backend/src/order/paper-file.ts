/** The name of a paper's file: its number, with nothing in it that parts an address. */
export const fileOf = (number: string): string => `${number.replaceAll('/', '-')}.pdf`
