/** Moves the focus to the first control of a form that has an error, once its message is there. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>(
      'input[aria-invalid="true"], select[aria-invalid="true"], textarea[aria-invalid="true"], [aria-invalid="true"] input',
    )
    wrong?.focus()
  })
}
