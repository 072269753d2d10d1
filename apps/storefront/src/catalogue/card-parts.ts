// What a card needs once somebody turns to it, as one piece of code.
export { QuickShop } from './quick-shop.tsx'
export { SecondPicture } from './second-picture.tsx'
