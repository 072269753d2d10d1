/** Saves a text as a file in the visitor's downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
