import type { Examples } from '../examples.ts'
import { iconPaths, type IconName } from './icon-paths.ts'
import { Icon, SmallIcon, ShopMark } from './icon.tsx'

const names = Object.keys(iconPaths) as IconName[]

export const examples: Examples = {
  title: 'Icon',
  items: [
    { name: 'The set', View: () => names.map((name) => <Icon key={name} name={name} />) },
    {
      name: 'Beside text',
      View: () => (
        <>
          <SmallIcon name="down" /> <SmallIcon name="cross" />
        </>
      ),
    },
    { name: 'Mark', View: () => <ShopMark size={96} /> },
  ],
}
