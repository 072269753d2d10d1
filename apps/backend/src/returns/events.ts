export interface ReturnEvents {
  /** A return reached a status of which its buyer is told, or staff wrote a comment; `kind` is unique in the return. */
  'return.changed': { returnId: number; kind: string }
}
