/** A CSV row: column name to cell text. */
export type Row = Record<string, string>
