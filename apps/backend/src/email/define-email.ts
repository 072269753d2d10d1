/** A part of a default text: the ID of a message after `mail.`, or a placeholder; with `when`, only if that value is there. */
type BodyPart = string | { when: string; text: string }

/** One kind of email: which values its template can show, and where its default texts are. */
export interface EmailKind<
  Value extends string = string,
  Maybe extends string = string,
  Block extends string = string,
> {
  /** To whom it goes and when, for the merchant. */
  about: string
  /** The message of the subject and the heading, after `mail.`. */
  title: string
  body: readonly BodyPart[]
  /** The message on the button, if the email has one. */
  button?: string
  /** The message of the small print, or a placeholder. */
  footer: string
  /** The values that are always there, each with an example for previews. */
  values: Readonly<Record<Value, string>>
  /** The values and conditions that may be missing. A template can use them only between `{{depend name}}` and `{{/depend}}`. */
  maybe: Readonly<Record<Maybe, string>>
  /** The parts that the shop writes itself, such as the list of goods, each in a paragraph of its own. */
  blocks: readonly Block[]
  /** What a template must not leave out, because the email would be useless or unlawful without it. */
  required: readonly string[]
}

type Draft<Value extends string, Maybe extends string, Block extends string> = Pick<
  EmailKind,
  'about' | 'title' | 'body' | 'button' | 'footer' | 'required'
> & {
  values: Readonly<Record<Value, string>>
  maybe?: Readonly<Record<Maybe, string>>
  blocks?: readonly Block[]
}

/** An email with a button must show it. */
export function email<Value extends string, Maybe extends string = never, Block extends string = never>(
  draft: Draft<Value, Maybe, Block>,
): EmailKind<Value, Maybe, Block> {
  const required = draft.button === undefined ? draft.required : ['button', ...draft.required]
  return { maybe: {} as Record<Maybe, string>, blocks: [], ...draft, required }
}

/** A part of a default text that is shown only if this value is there. */
export const when = (name: string, text: string): BodyPart => ({ when: name, text })

/** The examples in previews. A preview writes the day, the moment and the amount as its store view does. */
export const sample = {
  email: 'ada@example.com',
  name: 'Ada',
  number: '100000042',
  day: '2026-12-02',
  moment: '2026-12-02T09:30:00Z',
  amount: '129.00',
}
