/** What the input of an e-mail address is told, whoever's it is: its keyboard, and that nothing of it is to be corrected. */
export const emailInput = {
  name: 'email',
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
