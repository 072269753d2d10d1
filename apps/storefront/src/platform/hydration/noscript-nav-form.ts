/** The id of an empty form in the shell. Buttons that only navigate submit it when there is no JavaScript. */
export const noscriptNavFormId = 'leads'
