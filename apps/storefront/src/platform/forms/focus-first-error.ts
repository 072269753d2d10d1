const invalid =
  'input[aria-invalid="true"], select[aria-invalid="true"], textarea[aria-invalid="true"], [aria-invalid="true"] input'
/** A busy phone may render the error only several frames later. */
const mostFrames = 60

/** Focuses the first invalid control of a form, as soon as its error message has rendered. */
export function focusFirstError(form: HTMLElement | null, frames = mostFrames): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>(invalid)
    if (wrong) wrong.focus()
    else if (form?.isConnected === true && frames > 1) focusFirstError(form, frames - 1)
  })
}
