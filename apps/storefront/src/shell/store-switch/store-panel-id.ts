/** The id of the store view panel, which any button can open. */
export const storePanelId = 'store-switcher'
