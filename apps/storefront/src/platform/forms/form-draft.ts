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
    const changed = controlsOf(form).filter(
      (control) => isTyped(control) && isChosen(control) && isChanged(control, touched),
    )
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
  // Outside of the effect that calls this, React updates the form after each change.
  setTimeout(() => fillIn(form, draft, touched))
}

/** How often, and after how many milliseconds, to look for fields that appear with the value of another one. */
const [passes, pause] = [4, 50]

function fillIn(form: HTMLFormElement, draft: Draft, touched: Set<string>, pass = 1): void {
  const controls = controlsOf(form).filter(isTyped)
  for (const control of controls) {
    const value = draft[control.name]
    if (value === undefined) continue
    touched.add(control.name)
    fill(control, value)
  }
  const found = new Set(controls.map(({ name }) => name))
  const left = Object.entries(draft).filter(([name]) => !found.has(name))
  if (left.length > 0 && pass < passes)
    setTimeout(() => fillIn(form, Object.fromEntries(left), touched, pass + 1), pause)
}

/** Changes a control like a visitor, so that a component which controls it takes the value over. */
function fill(control: Control, value: string | boolean): void {
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    const isWanted = typeof value === 'boolean' ? value : control.value === value
    if (control.checked !== isWanted && (control.type === 'checkbox' || isWanted)) control.click()
    return
  }
  // React overrides the property of the element, and would not notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
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
  !secretKind.test(control.autocomplete)

const isChosen = (control: Control): boolean => control.type !== 'radio' || (control as HTMLInputElement).checked

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
