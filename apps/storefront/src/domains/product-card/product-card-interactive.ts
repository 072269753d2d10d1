// One chunk with the code that a card needs on interaction.
export { QuickShop } from './quick-shop.tsx'
export { SecondPicture } from './second-picture.tsx'
