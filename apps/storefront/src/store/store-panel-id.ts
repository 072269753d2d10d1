/** The id of the panel with the store views, which any button of the page may open. */
export const storePanelId = 'store-switcher'
