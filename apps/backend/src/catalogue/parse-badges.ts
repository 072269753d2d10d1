export interface Badge {
  label: string
  /** The background colour. */
  label_color: string | null
  /** The text colour. */
  color: string | null
}

/**
 * Parses the badges of a category: `label=New,label_color=#2f5d8a,color=#ffffff|label=Last pieces`. A plain text is one badge. A
 * badge without a background colour gets the label colour of the category.
 */
export function parseBadges(cell: string, labelColor: string | null): Badge[] {
  return cell
    .split('|')
    .map((text) => parseBadge(text.trim(), labelColor))
    .filter(({ label }) => label !== '')
}

function parseBadge(text: string, labelColor: string | null): Badge {
  if (!text.startsWith('label=')) return { label: text, label_color: labelColor, color: null }
  const parts = new Map(text.split(/,(?=(?:label|label_color|color)=)/).map((part) => splitAt(part, part.indexOf('='))))
  return {
    label: parts.get('label') ?? '',
    label_color: parts.get('label_color') || labelColor,
    color: parts.get('color') || null,
  }
}

function splitAt(part: string, index: number): [string, string] {
  return [part.slice(0, index), part.slice(index + 1).trim()]
}
