/** The options of an item in one line, such as `Size 104 · Colour blue`. */
export const optionText = (options: readonly ({ label: string; value: string } | null)[] | null | undefined): string =>
  (options ?? []).flatMap((option) => (option ? [`${option.label} ${option.value}`] : [])).join(' · ')
