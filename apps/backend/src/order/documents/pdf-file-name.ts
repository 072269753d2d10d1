/** The file name of an invoice or credit note. Slashes are replaced, because the name is part of a URL. */
export const pdfFileName = (number: string): string => `${number.replaceAll('/', '-')}.pdf`
