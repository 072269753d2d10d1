/** How long a test waits for something to happen, in milliseconds: many times what anything takes, for machines that are busy. */
export const longestWait = 45_000
