export const cardWidths: readonly number[] = [160, 320, 640, 960]

/** How wide a card's picture is drawn: two columns on phones, three on tablets, four on desktops. */
export const cardSizes = '(width >= 1440px) 328px, (width >= 1025px) 23vw, (width > 768px) 31vw, 46vw'
