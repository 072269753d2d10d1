/** Focuses the first invalid control of a form, after its error message has rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>(
      'input[aria-invalid="true"], select[aria-invalid="true"], textarea[aria-invalid="true"], [aria-invalid="true"] input',
    )
    wrong?.focus()
  })
}
