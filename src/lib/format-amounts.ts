import { formatNumber, numberFormat } from './format'

/**
 * Formats an amount of money with its currency code, e.g. `EGP 1,250.00`; a code outside ISO 4217 follows the number.
 * Shows up to four decimals, so an amount below the smallest coin isn't rounded.
 */
export function formatCost(cost: number, currency: string | undefined, locale: string): string {
  if (!currency) return formatNumber(cost, locale)
  if (!/^[A-Z]{3}$/.test(currency)) return `${formatNumber(cost, locale)} ${currency}`
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 4,
  }).format(cost)
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a size in bytes, in units of 1000, e.g. `1.2 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  return inByteUnit(bytes, locale, '')
}

/** Formats bytes per second, e.g. `1.2 MB/s`. */
export function formatSpeed(bytes: number, locale: string): string {
  return inByteUnit(bytes, locale, '-per-second')
}

function inByteUnit(bytes: number, locale: string, per: '' | '-per-second'): string {
  const power = bytes < 1 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log10(bytes) / 3))
  return numberFormat(locale, {
    style: 'unit',
    unit: `${byteUnits[power] ?? 'byte'}${per}`,
    // The short form of "byte" has no plural, as in "11 byte".
    unitDisplay: power === 0 && per === '' ? 'long' : 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power)
}
