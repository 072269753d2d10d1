/** The texts of all questions by name. The build fills it, and lets the rest of the shop speak of a question by its name alone. */
export const documentTexts: Readonly<Record<string, string>> = {}

/** A document as the client takes it: what is a name alone becomes its text. */
export function textOf<Document>(document: Document): Document {
  return typeof document === 'string' ? ((documentTexts[document] ?? document) as Document) : document
}
