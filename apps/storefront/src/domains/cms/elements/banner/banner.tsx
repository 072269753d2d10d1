import type { ElementProps } from '../../element.ts'
import { BannerBox } from './banner-box.tsx'

/** A text over a picture, with a link. */
export function Banner({ element }: ElementProps<'banner'>) {
  return <BannerBox banner={element} />
}
