import { withoutSeparators } from './separators.ts'

/** A tax number in capitals, without the spaces and dashes between its groups: `PL 526-000-12-46` becomes `PL5260001246`. */
export const normalizeVatId = (text: string): string => withoutSeparators(text).toUpperCase()
