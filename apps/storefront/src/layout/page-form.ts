/** The id of the form that stands once in the shell, empty, for buttons that only lead somewhere when there are no scripts. */
export const pageFormId = 'leads'
