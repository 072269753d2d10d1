/** A text as it is stored: HTML with directives, and where it is, for the log. */
export interface StoredText {
  stored: string
  where: string
}
