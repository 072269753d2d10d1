/** Files that make up a page besides its pictures: those of the build, the look of the brand, and the demo's logos. */
export const pageFiles = /^\/(assets\/|(brand|demo)\/[\w-]+\.)/
