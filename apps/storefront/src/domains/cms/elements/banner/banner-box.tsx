import type { CSSProperties } from 'react'
import type { BannerContent } from '@bocian/rules/page-builder/elements.ts'
import { CmsHtml } from '../../cms-html.tsx'
import { ElementBackground } from '../../look/background.tsx'
import * as styles from './banner-box.module.css'
import { ContentButton } from '../../look/content-button.tsx'
import { ContentLink } from '../../look/content-link.tsx'
import { inlineStyle, lookOf } from '../../look/look-of.ts'
import { wordsOf } from './words-of.ts'

/**
 * A banner or slide: a text over a picture. Where it has a link, all of it is pressed: its button, or else a link without words of its
 * own, covers it. The text is beside that link, so that it may contain links too.
 */
export function BannerBox({ banner }: { readonly banner: BannerContent }) {
  const {
    appearance,
    background,
    frameStyle,
    overlayStyle,
    minHeight,
    phoneMinHeight,
    html,
    showOverlay,
    overlayColor,
  } = banner
  const heights = { '--least': minHeight, '--phone-least': phoneMinHeight ?? minHeight } as CSSProperties
  const veil = showOverlay !== 'never' && overlayColor ? { '--veil': overlayColor } : {}
  return (
    <div {...lookOf(banner)} className={styles['banner']} data-appearance={appearance}>
      <div className={styles['frame']} style={{ ...inlineStyle(frameStyle), ...heights }}>
        <ElementBackground background={background} owner={banner} />
        <div className={styles['overlay']} data-veil={showOverlay} style={{ ...inlineStyle(overlayStyle), ...veil }}>
          <div className={styles['content']}>
            {html ? <CmsHtml className={styles['words']} html={html} /> : null}
            <BannerLink banner={banner} />
          </div>
        </div>
      </div>
    </div>
  )
}

function BannerLink({ banner }: { readonly banner: BannerContent }) {
  const { link, button, showButton, alt, html } = banner
  if (!link) return null
  if (button && showButton !== 'never')
    return (
      <p className={styles['action']} data-show={showButton}>
        <ContentButton look={button.look} link={link} className={styles['cover']}>
          {button.text}
        </ContentButton>
      </p>
    )
  const name = alt || link.title || wordsOf(html) || button?.text
  return <ContentLink link={link} className={styles['cover']} aria-label={name} />
}
