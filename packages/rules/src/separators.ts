import { plainDigits } from './digits.ts'

/**
 * Spaces of all widths, dashes of all lengths, and characters that no one sees: marks of direction, joiners, soft hyphens, fillers. They
 * come with numbers that are copied from a letter, a PDF or a contact list, and mean nothing in them.
 */
const separators = /[\s\p{Pd}\u2212\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Removes the spaces, dashes and invisible marks that divide a number or code into groups. Digits of all scripts become 0 to 9. */
export const withoutSeparators = (text: string): string => plainDigits(text.replaceAll(separators, ''))
