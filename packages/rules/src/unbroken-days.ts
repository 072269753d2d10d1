/** Text with days of months, each kept on one line with its month, in either order: '24\u00A0listopada', 'նոյեմբերի\u00A024', 'december\u00A01.,\u00A0K'. */
export const unbrokenDays = (text: string): string =>
  text.replaceAll(/(?<=\d\.?,?) (?=[\p{L}\d])|(?<=[\u0531-\u0587]) (?=\d)|(?<=\p{L}) (?=\d+\.,)/gu, '\u00A0')
