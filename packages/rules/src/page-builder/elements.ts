/**
 * The tree of a content page: what the server reads from the HTML that Magento's page builder saves, and what one component per
 * element draws. Plain JSON. Fields that the editor left at their default are absent; a hidden element is not in the tree.
 */
export type ContentElement =
  | Accordion
  | Banner
  | Block
  | Buttons
  | Column
  | ColumnGroup
  | ColumnLine
  | Divider
  | DynamicBlock
  | Heading
  | Html
  | Image
  | Lookbook
  | Products
  | Row
  | Slider
  | StoreMap
  | StoredMap
  | Tabs
  | Text
  | Video

/** CSS declarations by property name (`margin-top`), from an allow-list, with literal values and without addresses. */
export type Style = Readonly<Record<string, string>>

/** What every element has: the look that the editor stored for its outer part. */
export type Common = {
  /** CSS classes of the author, without the page builder's own. */
  readonly classes?: string
  readonly style?: Style
  /** Declarations that replace those of `style` on phones, up to 768 px. */
  readonly phoneStyle?: Style
}

export type Background = {
  /** Addresses of images as stored, `/media/…` for the shop's own. */
  readonly desktopImage?: string
  /** Shown on phones; absent if it is the desktop's. */
  readonly mobileImage?: string
  readonly position?: string
  readonly size?: string
  readonly repeat?: string
  /** The image stands still while the page scrolls; never on phones. */
  readonly isFixed?: true
  readonly video?: BackgroundVideo
}

export type BackgroundVideo = {
  /** An https address of a file, or of a page on YouTube or Vimeo. */
  readonly source: string
  readonly isLooped: boolean
  readonly playsOnlyVisible: boolean
  readonly isLazy: boolean
  readonly fallbackImage?: string
  readonly overlayColor?: string
}

export type Link = {
  /** An address within the shop as `/path`, or an https, mailto or tel address. */
  readonly href: string
  readonly opensNewTab?: true
  readonly title?: string
}

export type ButtonLook = 'primary' | 'secondary' | 'link'

export type Row = Common & {
  readonly type: 'row'
  readonly appearance: 'contained' | 'full-width' | 'full-bleed'
  readonly background?: Background
  /** -1 to 2; 1 scrolls with the page. Absent without parallax. */
  readonly parallaxSpeed?: number
  readonly children: readonly ContentElement[]
}

export type ColumnGroup = Common & {
  readonly type: 'column-group'
  readonly gridSize: number
  readonly background?: Background
  /** Old groups without lines are read as one line. */
  readonly children: readonly ColumnLine[]
}

export type ColumnLine = Common & { readonly type: 'column-line'; readonly children: readonly Column[] }

export type Column = Common & {
  readonly type: 'column'
  readonly appearance: 'full-height' | 'align-top' | 'align-center' | 'align-bottom'
  /** As stored: percent, or `calc(50% - 20px)`. */
  readonly width?: string
  readonly background?: Background
  readonly children: readonly ContentElement[]
}

export type Tabs = Common & {
  readonly type: 'tabs'
  /** Zero-based. */
  readonly defaultIndex: number
  readonly alignment: 'left' | 'center' | 'right'
  readonly headerStyle?: Style
  readonly contentStyle?: Style
  readonly items: readonly TabItem[]
}

export type TabItem = Common & {
  readonly name: string
  readonly background?: Background
  readonly children: readonly ContentElement[]
}

export type Accordion = Common & {
  readonly type: 'accordion'
  /** True if opening a section closes the others. */
  readonly isSingle?: true
  readonly items: readonly AccordionItem[]
}

export type AccordionItem = Common & {
  /** Unique on the page. */
  readonly id: string
  readonly title: string
  /** True if it is open at first. */
  readonly isOpen?: true
  /** True if its heading neither opens nor closes it. */
  readonly isBlocked?: true
  readonly children: readonly ContentElement[]
}

export type Heading = Common & {
  readonly type: 'heading'
  readonly level: 1 | 2 | 3 | 4 | 5 | 6
  readonly text: string
}

/** Sanitized HTML of the editor. Content that was not made by the page builder is one such element. */
export type Text = Common & { readonly type: 'text'; readonly html: string }

/** Sanitized HTML that the author wrote by hand. */
export type Html = Common & { readonly type: 'html'; readonly html: string }

export type Divider = Common & {
  readonly type: 'divider'
  readonly width: string
  readonly thickness: string
  readonly color: string
}

export type Buttons = Common & {
  readonly type: 'buttons'
  readonly isStacked?: true
  readonly haveSameWidth?: true
  readonly items: readonly ButtonItem[]
}

export type ButtonItem = Common & {
  readonly text: string
  readonly look: ButtonLook
  /** Absent: a button that leads nowhere is drawn as text. */
  readonly link?: Link
  readonly linkStyle?: Style
}

export type Image = Common & {
  readonly type: 'image'
  readonly source: string
  readonly mobileSource?: string
  readonly alt: string
  readonly title?: string
  readonly caption?: string
  readonly link?: Link
  readonly imageStyle?: Style
  /** In pixels, where the content or our own image tells them. */
  readonly width?: number
  readonly height?: number
  readonly mobileWidth?: number
  readonly mobileHeight?: number
}

export type Video = Common & {
  readonly type: 'video'
  readonly source: string
  readonly autoplays?: true
  readonly isMuted?: true
  readonly maxWidth?: string
  readonly frameStyle?: Style
}

/** A banner, and each slide of a slider. */
export type BannerContent = Common & {
  readonly appearance: 'poster' | 'collage-left' | 'collage-centered' | 'collage-right'
  readonly background?: Background
  readonly frameStyle?: Style
  readonly overlayStyle?: Style
  readonly minHeight?: string
  readonly phoneMinHeight?: string
  readonly link?: Link
  readonly alt?: string
  /** Sanitized. */
  readonly html: string
  readonly button?: { readonly text: string; readonly look: ButtonLook }
  readonly showButton: 'always' | 'hover' | 'never'
  readonly showOverlay: 'always' | 'hover' | 'never'
  readonly overlayColor?: string
}

export type Banner = BannerContent & { readonly type: 'banner' }

export type Slider = Common & {
  readonly type: 'slider'
  readonly minHeight?: string
  readonly autoplays: boolean
  /** Milliseconds for each slide. */
  readonly speed: number
  readonly fades: boolean
  readonly isInfinite: boolean
  readonly hasArrows: boolean
  readonly hasDots: boolean
  readonly slides: readonly (BannerContent & { readonly name: string })[]
}

export type Place = {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly country: string
  readonly address?: string
  readonly city?: string
  readonly postcode?: string
  readonly phone?: string
  readonly comment?: string
}

/** A map of places that the editor entered. Its zoom is 8, and the wheel does not zoom (CMS-12). */
export type StoredMap = Common & {
  readonly type: 'map'
  readonly hasControls: boolean
  readonly height: string
  readonly places: readonly Place[]
}

/** A map of the shops of a carrier that hands out parcels in them. */
export type StoreMap = Common & {
  readonly type: 'store-map'
  readonly carrier: string
  /** For pages without scripts; others load them with their hours and a map. */
  readonly shops?: readonly MappedShop[]
}

export type MappedShop = { readonly name: string; readonly address: string; readonly phone: string }

/** A block of the shop, itself a page: its elements are in place. */
export type Block = Common & { readonly type: 'block'; readonly children: readonly ContentElement[] }

/** Content that depends on shopper and cart: the browser asks for it. */
export type DynamicBlock = Common & {
  readonly type: 'dynamic-block'
  readonly uids: readonly string[]
  readonly mode: 'SPECIFIED' | 'CART_PRICE_RULE_RELATED' | 'CATALOG_PRICE_RULE_RELATED'
  readonly isInline?: true
}

export type Products = Common & {
  readonly type: 'products'
  readonly appearance: 'grid' | 'carousel'
  /** In the order to show; only what the store view sells. The names let a page without scripts link to them. */
  readonly products: readonly { readonly sku: string; readonly name: string; readonly href: string }[]
  readonly listName?: string
  /** How many products a grid shows at first, and adds with each press of its button; absent for the usual number. */
  readonly pageSize?: number
  readonly carousel?: {
    readonly autoplays: boolean
    readonly speed: number
    readonly isInfinite: boolean
    readonly hasArrows: boolean
    readonly hasDots: boolean
    readonly isContinuous: boolean
    readonly centerPadding: string
  }
}

export type Lookbook = Common & {
  readonly type: 'lookbook'
  readonly lookbookId: string
  /** Shown until the look has loaded, and without scripts; absent if the store view has no such look. */
  readonly look?: ShownLook
}

export type ShownLook = {
  readonly name: string
  readonly picture: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly products: readonly { readonly name: string; readonly href: string }[]
}

/** A page's elements from top to bottom. */
export type ContentElements = readonly ContentElement[]
