// ISO 3166-1 alpha-2 and alpha-3 codes of the countries a store may deliver to.
const pairs =
  'AD-AND AE-ARE AL-ALB AM-ARM AT-AUT AZ-AZE BA-BIH BE-BEL BG-BGR BY-BLR CA-CAN CH-CHE CY-CYP CZ-CZE DE-DEU DK-DNK EE-EST ES-ESP ' +
  'FI-FIN FR-FRA GB-GBR GE-GEO GR-GRC HR-HRV HU-HUN IE-IRL IS-ISL IT-ITA JO-JOR LI-LIE LT-LTU LU-LUX LV-LVA MC-MCO MD-MDA ME-MNE ' +
  'MK-MKD MT-MLT NL-NLD NO-NOR PL-POL PT-PRT RO-ROU RS-SRB SE-SWE SI-SVN SK-SVK SM-SMR TR-TUR UA-UKR US-USA VA-VAT XK-XKX'

const alpha3 = new Map(pairs.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(3)]))

/** The three-letter code of a country. */
export function alpha3Of(code: string): string | undefined {
  return alpha3.get(code)
}
