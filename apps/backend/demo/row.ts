/** A CSV row: cell texts by column name. */
export type Row = Record<string, string>
