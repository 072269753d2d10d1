import { fingerprint } from '../storage/fingerprint.ts'
import { currentOwner, forget, guest, keep, recall } from '../storage/persistence.ts'

/** The changed values of a form by field name; a checkbox is a boolean. */
type Draft = Readonly<Record<string, string | boolean>>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const secretName = /password|token|secret|(?:^|_)code$/i
const secretKind = /password|one-time-code|^cc-/
const untyped = new Set(['hidden', 'password', 'file', 'submit', 'button', 'image', 'reset'])

/**
 * The owner and the touched fields of each form. A controlled field always equals its default value, so a comparison cannot
 * find changes.
 */
const followed = new WeakMap<HTMLFormElement, { readonly owner: string; readonly touched: Set<string> }>()

/**
 * Saves the changes in every form with `data-draft="name"` until the tab closes, except secrets. Skips forms that belong to a
 * previous owner.
 */
export function keepOpenForms(): void {
  const now = currentOwner()
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const { owner, touched } = followed.get(form) ?? {}
    if (owner === undefined || !touched || (now !== guest && now !== owner)) continue
    const changed = controlsOf(form).filter((control) => isTyped(control) && isChanged(control, touched))
    if (changed.length === 0) continue
    const draft: Draft = Object.fromEntries(changed.map((control) => [control.name, valueOf(control)]))
    keep(keyOf(form), draft, undefined, owner)
  }
}

/** Restores the owner's draft once, and starts tracking which fields are touched. */
export function restoreForm(form: HTMLFormElement): void {
  const touched = new Set<string>()
  followed.set(form, { owner: currentOwner(), touched })
  form.addEventListener('input', ({ target }) => isControl(target) && touched.add(target.name))
  const draft = recall<Draft>(keyOf(form))
  if (!draft) return
  forget(keyOf(form))
  for (const control of controlsOf(form)) {
    const value = draft[control.name]
    if (value === undefined || !isTyped(control)) continue
    touched.add(control.name)
    if (typeof value === 'boolean') (control as HTMLInputElement).checked = value
    else if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === value
    else control.value = value
  }
}

// Hashed, because the name may be a page path that contains a secret.
const keyOf = (form: HTMLFormElement) => `form_draft:${fingerprint(form.dataset['draft'] ?? '')}` as const

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl)

/**
 * Whether the control may be saved. A revealed password has the type `text`, so its name and autocomplete purpose are checked
 * too.
 */
const isTyped = (control: Control): boolean =>
  control.name !== '' &&
  !untyped.has(control.type) &&
  !secretName.test(control.name) &&
  !secretKind.test(control.autocomplete) &&
  (control.type !== 'radio' || (control as HTMLInputElement).checked)

function isChanged(control: Control, touched: ReadonlySet<string>): boolean {
  if (touched.has(control.name)) return true
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((one) => one.selected !== one.defaultSelected)
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

const valueOf = (control: Control): string | boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value
