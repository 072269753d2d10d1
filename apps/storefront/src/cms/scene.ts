import { pictureSet, pictureUrl } from '#src/catalogue/media.ts'

type SceneName = 'hero' | 'lookbook' | 'school' | 'outdoor' | 'newborn' | 'sale'

/** The path of a drawn scene in the image service. */
export function scenePath(name: SceneName, design: string, size: string): string {
  return `/media/wysiwyg/drawn/scene/${name}-${design}-${size}.svg`
}

export const sceneUrl = pictureUrl
export const sceneSet = pictureSet
