/** Attributes of every email input: the email keyboard, without auto-capitalisation or spell check. */
export const emailInput = {
  name: 'email',
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
