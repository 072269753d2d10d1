/** Letters and punctuation of our languages, each a single character: most texts need no more than this test. */
const plain =
  /^[\n -~\u00A1-\u00AC\u00AE-\u02FF\u0400-\u0482\u048A-\u052F\u0531-\u058F\u2013\u2014\u2018-\u201E\u2026]*$/
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g
/** The space of another width, the tab, and Braille's empty pattern, which looks like a space. */
const otherSpaces = /[\t\v\f\p{Zs}\u2800]/gu
/** Hyphens that look like the one of the keyboard. */
const otherHyphens = /[\u2010\u2011]/g
/** The flag of a part of a country, such as Scotland's, is spelled with invisible letters. */
const partFlag = '\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{5}\\u{E007F}'
/** Control characters, marks of direction, soft hyphens, fillers and other characters that no one sees. */
const unseen =
  '[^\\P{Cc}\\n\\t]|(?![\\u200C\\u200D\\uFE0E\\uFE0F])[\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\uFFF9-\\uFFFC]'
const unseenMarks = new RegExp(`${partFlag}|${unseen}`, 'gu')
/** Joiners and the choice between a symbol and its picture, with the characters on both sides. */
const joiners = /(^|.)((?:\u200C|\u200D|\uFE0E|\uFE0F)+)(?=(.?))/gsu

const picture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u
/** The letters of scripts from Arabic to Sinhala, whose shapes depend on joiners between them. */
const joined = /[\u0600-\u0DFF]/

/** Keeps what can be seen of joiners: between parts of an emoji, after a symbol, and between letters of joined scripts. */
function keptJoiners(whole: string, before: string, marks: string, after: string): string {
  const shown = /[\uFE0E\uFE0F]/.exec(marks)?.[0] ?? ''
  if (picture.test(before)) return before + shown + (marks.includes('\u200D') && picture.test(after) ? '\u200D' : '')
  if (after === '\u20E3' && /[\d#*]/.test(before)) return before + shown
  if (joined.test(before) && joined.test(after)) return before + (/[\u200C\u200D]/.exec(whole)?.[0] ?? '')
  return before
}

/** A text of any number of lines without invisible marks, in Unicode's composed form (NFC). Spaces and dashes stay as they are. */
export function withoutMarks(text: string): string {
  if (plain.test(text)) return text
  return text
    .replace(lineEnds, '\n')
    .replace(unseenMarks, (mark) => (mark.length > 2 ? mark : ''))
    .replace(joiners, keptJoiners)
    .normalize('NFC')
}

/**
 * What a person sees of a typed or pasted text: without invisible marks, in composed form, with plain spaces and hyphens, and
 * `\n` between lines.
 */
export function cleanText(text: string): string {
  if (plain.test(text)) return text
  return withoutMarks(text).replace(otherSpaces, ' ').replace(otherHyphens, '-')
}

/** A clean text in one line, with single spaces and none at its ends: names, cities and other short texts. */
export const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()
