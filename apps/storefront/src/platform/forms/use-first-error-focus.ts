import { useEffect, type RefObject } from 'react'

const invalid =
  'input[aria-invalid="true"], select[aria-invalid="true"], textarea[aria-invalid="true"], [aria-invalid="true"] input:not([type="hidden"])'

/**
 * Focuses the first invalid control of a form once the errors of an attempt have rendered.
 * @param attempt A value that changes with each attempt to submit, such as its outcome or the number of attempts.
 */
export function useFirstErrorFocus(form: RefObject<HTMLElement | null>, attempt: unknown): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(invalid)?.focus()
  }, [form, attempt])
}
