/** A text as it is stored: HTML with directives, and where it is, for the log. */
export interface StoredText {
  stored: string
  where: string
}

/** A file that came with a message of the contact form. */
export interface ContactFile {
  name: string
  /** The MIME type, recognised by the content. */
  type: string
  base64: string
}
