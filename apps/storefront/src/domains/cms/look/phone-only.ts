/** Phones, as the page builder and the specification define them. */
export const phoneOnly = '(width <= 768px)'
