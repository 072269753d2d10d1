const otherDigits = /(?![0-9])\p{Nd}/gu

/** Unicode has the ten digits of a script one after the other, so a digit's value is its distance from the first. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first--
  return String((code - first) % 10)
}

/** A text with the digits of all scripts as 0 to 9: an Arabic keyboard types `\u0665\u0660`, an Asian one `\uFF15\uFF10`. */
export const plainDigits = (text: string): string => text.replaceAll(otherDigits, valueOf)
