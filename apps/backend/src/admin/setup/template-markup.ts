const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Converts a template to HTML: `## headings`, `- lists`, `1. steps` and paragraphs with `**strong**` and `[label](target)`. A part
 * that already is HTML stays unchanged. `linkTo` resolves targets.
 */
export function templateHtml(source: string, linkTo: (target: string) => string): string {
  const words = (text: string): string =>
    escape(text)
      .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      .replaceAll(
        /\[([^[\]]+)\]\(([^()]+)\)/g,
        (_, label: string, target: string) => `<a href="${linkTo(target)}">${label}</a>`,
      )
  return source
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => block(part.split('\n'), words))
    .join('\n')
}

function block(lines: readonly string[], words: (text: string) => string): string {
  const [first = ''] = lines
  const list = (tag: string, mark: RegExp): string =>
    `<${tag}>${lines.map((line) => `<li>${words(line.replace(mark, ''))}</li>`).join('')}</${tag}>`
  if (first.startsWith('## ')) return `<h2>${words(first.slice(3))}</h2>`
  if (first.startsWith('<')) return lines.join('\n')
  if (first.startsWith('- ')) return list('ul', /^- /)
  if (/^\d+\. /.test(first)) return list('ol', /^\d+\. /)
  return `<p>${lines.map(words).join('<br>')}</p>`
}
