/** The attribute `sizes` of a picture that fills a column of this stored width. */
export function pictureSizes(width: string | undefined): string {
  const share = Number(/\d+(?:\.\d+)?(?=%)/.exec(width ?? '')?.[0] ?? 100)
  return `(width <= 768px) 100vw, ${Math.round(share)}vw`
}
