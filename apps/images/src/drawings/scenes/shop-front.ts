import { shade } from '../colour.ts'
import type { Script } from './cast.ts'
import { hungRow, plant } from './stage.ts'
import type { Stage } from './stage.ts'

/** The shop seen from the street: awning, window, door. */
export const shopFront = (s: Stage, script: Script): string => {
  const { w, h } = s
  const base = h * 0.88
  const [shopX, shopW, top] = w / h > 1.3 ? [w * 0.36, w * 0.6, h * 0.1] : [w * 0.06, w * 0.88, h * 0.2]
  const [winX, winY, winW, winH] = [shopX + shopW * 0.05, top + (base - top) * 0.34, shopW * 0.62, (base - top) * 0.58]
  const doorX = shopX + shopW * 0.73
  const stripes = Array.from({ length: 12 }, (_, i) => {
    const sw = (shopW * 1.02) / 12
    const sx = shopX - shopW * 0.01 + i * sw
    const [ay, ah] = [top + (base - top) * 0.17, (base - top) * 0.11]
    return `<path d="M${sx} ${ay}H${sx + sw}V${ay + ah}A${sw / 2} ${sw / 2.4} 0 0 1 ${sx} ${ay + ah}Z" fill="${i % 2 === 0 ? script.panel : '#f7f0e4'}"/>`
  }).join('')
  const scale = Math.min((winH * 0.9) / 760, winW / 1240)
  const stork = `<g transform="translate(${shopX + shopW / 2} ${top + (base - top) * 0.085}) scale(${(base - top) / 2300})" fill="#f7f0e4"><path d="M-60 30C-56 -40 0 -46 60 -8C96 12 124 26 140 46C90 78 0 84 -46 62C-58 54 -62 44 -60 30Z"/><path d="M-48 44C-92 -10 -66 -90 -62 -130C-58 -166 -10 -170 -2 -146C6 -124 -18 -108 -22 -80C-28 -42 -8 -14 8 2Z"/><path d="M-56 -140L-150 -104L-54 -120Z"/></g>`
  return [
    `<rect width="${w}" height="${h}" fill="#e6ebec"/><rect y="${base}" width="${w}" height="${h - base}" fill="#d6cdc1"/><path d="M0 ${base}H${w}" stroke="#c3b8a9" stroke-width="4"/>`,
    `<rect x="${shopX}" y="${top}" width="${shopW}" height="${base - top}" rx="8" fill="${script.wall}"/><rect x="${shopX}" y="${top}" width="${shopW}" height="${(base - top) * 0.17}" fill="${shade(script.panel, 0.12)}"/>`,
    stork,
    `<rect x="${winX}" y="${winY}" width="${winW}" height="${winH}" rx="6" fill="#fbf3e4"/><path d="M${winX} ${winY + winH * 0.86}H${winX + winW}V${winY + winH}H${winX}Z" fill="#dcc4a2"/>`,
    `<path d="M${winX} ${winY + winH * 0.09}H${winX + winW}" stroke="#c9a37a" stroke-width="7"/>`,
    hungRow(s, script.hung, winX + winW * 0.02, winX + winW * 0.98, winY + winH * 0.09, scale),
    `<path d="M${winX + winW * 0.08} ${winY}L${winX + winW * 0.3} ${winY}L${winX + winW * 0.06} ${winY + winH}H${winX}V${winY + winH * 0.3}Z" fill="#fff" fill-opacity=".16"/><rect x="${winX}" y="${winY}" width="${winW}" height="${winH}" rx="6" fill="none" stroke="${shade(script.panel, 0.2)}" stroke-width="9"/>`,
    `<rect x="${doorX}" y="${winY}" width="${shopW * 0.21}" height="${base - winY}" rx="5" fill="${script.panel}"/><rect x="${doorX + shopW * 0.025}" y="${winY + winH * 0.06}" width="${shopW * 0.16}" height="${winH * 0.66}" rx="4" fill="#f9f0de"/><circle cx="${doorX + shopW * 0.19}" cy="${winY + winH * 0.84}" r="6" fill="#d9b36a"/>`,
    stripes,
    plant(doorX + shopW * 0.26, base + 12, h * 0.26, '#b9856a'),
    plant(shopX - shopW * 0.015, base + 12, h * 0.2, '#b9856a'),
  ].join('')
}
