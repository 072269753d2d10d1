/** A row of a merchant's file: column to cell, all text. */
export type Row = Record<string, string>
