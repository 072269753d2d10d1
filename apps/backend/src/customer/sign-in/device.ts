/** The names of a browser and of its operating system; null if they are unknown. */
export interface Device {
  browser: string | null
  platform: string | null
}

// The first match counts: browsers also name those with which they are compatible.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const platforms: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a customer can recognize a device by, from its `User-Agent`. */
export function deviceOf(userAgent: string): Device {
  const nameOf = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
  return { browser: nameOf(browsers), platform: nameOf(platforms) }
}
