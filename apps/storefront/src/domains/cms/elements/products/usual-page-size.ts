/** The number of products that a grid shows at first, unless its author chose another. */
export const usualPageSize = 6
