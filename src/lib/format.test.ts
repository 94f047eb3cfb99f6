import { expect, test } from 'vitest'
import {
  formatAbsolute,
  formatCountry,
  formatDay,
  formatDays,
  formatMinute,
  formatCompact,
  formatPercent,
  formatRelative,
  formatZone,
  shortenMiddle,
  humanize,
  joinName,
  lowerWords,
} from './format'
import { formatDuration, formatMilliseconds } from './format-units'
import { formatCost, formatBytes, formatSpeed } from './format-amounts'

test.each([
  ['en', 'Mona', 'Saleh', 'Mona Saleh'],
  ['en', 'Omar', '', 'Omar'],
  ['ja', 'Taro', 'Yamada', 'Yamada Taro'],
  ['ja', '太郎', '山田', '山田太郎'],
  ['zh', '伟', '张', '张伟'],
])('joins first and last name in locale order: %s, %s, %s', (locale, first, last, expected) => {
  expect(joinName(first, last, locale)).toBe(expected)
})

test('formats a duration in minutes and seconds, never in hours', () => {
  expect(formatDuration(0, 'en')).toBe('0s')
  expect(formatDuration(65, 'en')).toBe('1m 5s')
  expect(formatDuration(59.6, 'en')).toBe('1m')
  expect(formatDuration(3 * 3600 + 4, 'en')).toBe('180m 4s')
  expect(formatDuration(-5, 'en')).toBe('0s')
})

test.each([
  ['en', '1m 5s', '1 minute and 5 seconds'],
  ['fr', '1 min 5 s', '1 minute et 5 secondes'],
  ['zh', '1分钟5秒', '1分钟5秒'],
  ['ja', '1分5秒', '1分5秒'],
  ['ar', '1 د و5 ث', 'دقيقة و5 ثوان'],
])('formats a duration in %s as %s, or as %s in long form', (locale, short, long) => {
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(plain(formatDuration(65, locale))).toBe(short)
  expect(plain(formatDuration(65, locale, 'long'))).toBe(long)
})

test('shows the month and year only once if both days share them', () => {
  const period = (...days: [string, string]) => formatDays(...days, 'en').replace(/\s/g, ' ')
  expect(period('2026-10-01', '2026-10-22')).toBe('Oct 1 – 22, 2026')
  expect(period('2026-10-01', '2026-11-22')).toBe('Oct 1 – Nov 22, 2026')
  expect(period('2025-10-01', '2026-11-22')).toBe('Oct 1, 2025 – Nov 22, 2026')
  expect(period('2026-10-01', '2026-10-01')).toBe('Oct 1, 2026')
  expect(formatDays('2026-10-01', '2026-10-22', 'fr')).toBe('1–22 oct. 2026')
  expect(formatDays('soon', '2026-10-22', 'en')).toBe('soon – Oct 22, 2026')
})

test('formats milliseconds as seconds with one decimal, or as ms for short times', () => {
  expect(formatMilliseconds(1240, 'en')).toBe('1.2s')
  expect(formatMilliseconds(100, 'en')).toBe('0.1s')
  expect(formatMilliseconds(3_600_000, 'en')).toBe(formatDuration(3_600, 'en'))
  expect(formatMilliseconds(31.4, 'en')).toBe('31ms')
})

test('formats a time of a minute or more in minutes and seconds', () => {
  expect(formatMilliseconds(59_940, 'en')).toBe('59.9s')
  expect(formatMilliseconds(59_960, 'en')).toBe('1m')
  expect(formatMilliseconds(125_400, 'en')).toBe('2m 5s')
})

test('formats a rate for the locale with at most one decimal', () => {
  expect(formatPercent(0.914, 'en')).toBe('91.4%')
  expect(formatPercent(1, 'en')).toBe('100%')
  expect(formatPercent(0.99999, 'en')).toBe('99.9%')
  expect(formatPercent(0.00001, 'en')).toBe('0.1%')
  expect(formatPercent(12.3456, 'en')).toBe('1,234.6%')
  expect(formatPercent(0.914, 'fr').replace(/\s/g, ' ')).toBe('91,4 %')
})

test.each([
  [12, 'EGP', 'en', 'EGP 12.00'],
  [1250.5, 'USD', 'fr', '1 250,50 USD'],
  [0.004, 'USD', 'en', 'USD 0.004'],
  [500, 'JPY', 'ja', 'JPY 500'],
  [7, 'credits', 'en', '7 credits'],
  [7.5, undefined, 'en', '7.5'],
])('formats a cost of %d %s in %s as %s', (cost, currency, locale, text) => {
  expect(formatCost(cost, currency, locale).replaceAll(/\s/g, ' ')).toBe(text)
})

test('formats axis numbers in compact form', () => {
  expect(formatCompact(22_500_000, 'en')).toBe('22.5M')
  expect(formatCompact(150, 'en')).toBe('150')
  expect(formatCompact(1_234, 'en')).toBe('1.2K')
})

test('formats sizes and speeds in the largest unit with a value of at least 1', () => {
  expect(
    [0, 1, 999, 1000, 1250, 999_000, 2_500_000].map((size) => formatBytes(size, 'en')),
  ).toEqual(['0 bytes', '1 byte', '999 bytes', '1 kB', '1.3 kB', '999 kB', '2.5 MB'])
  expect(formatBytes(7e15, 'en')).toBe('7,000,000 GB')
  expect(formatSpeed(1_250_000, 'en')).toBe('1.3 MB/s')
})

test.each([
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, 'yesterday'],
  [7 * 86_400 - 1, '6 days ago'],
  [7 * 86_400, '7 days ago'],
  [60 * 86_400, '60 days ago'],
  [61 * 86_400, '2 months ago'],
  [730 * 86_400, '23 months ago'],
  [731 * 86_400, '2 years ago'],
  [800 * 86_400, '2 years ago'],
])('formats a time %i seconds ago as "%s"', (seconds, format) => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(formatRelative(new Date(now.getTime() - seconds * 1000), now, 'en')).toBe(format)
})

test('formats past and future times relative to now', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(formatRelative(new Date('2026-11-20T11:59:30Z'), now, 'en')).toBe('30 seconds ago')
  expect(formatRelative(new Date('2026-11-20T09:00:00Z'), now, 'en')).toBe('3 hours ago')
  expect(formatRelative(new Date('2026-11-19T11:00:00Z'), now, 'en')).toBe('yesterday')
  expect(formatRelative(new Date('2026-11-20T12:05:00Z'), now, 'en')).toBe('in 5 minutes')
})

test('shows the year of a date and time only if it is not the current year', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const format = (at: string, locale = 'en') =>
    formatMinute(new Date(at), now, locale, 'UTC').replace(/\s/g, ' ')
  expect(format('2026-11-01T02:05:59Z')).toBe('Nov 1, 2:05 AM')
  expect(format('2026-11-20T14:05:00Z')).toBe('Nov 20, 2:05 PM')
  expect(format('2025-11-20T14:05:00Z')).toBe('Nov 20, 2025, 2:05 PM')
  expect(format('2026-11-01T02:05:59Z', 'fr')).toBe('1 nov., 02:05')
})

test('includes the time zone in a full date', () => {
  expect(formatAbsolute(new Date('2026-11-20T12:00:00Z'), 'en', 'UTC')).toContain('UTC')
})

test('applies daylight saving time to the time zone offset', () => {
  expect(formatZone(new Date('2026-07-01T12:00:00Z'), 'en', 'Africa/Cairo')).toBe('GMT+3')
  expect(formatZone(new Date('2026-12-01T12:00:00Z'), 'en', 'Africa/Cairo')).toBe('GMT+2')
})

test('replaces a known country code with its name and keeps other text unchanged', () => {
  expect(formatCountry('eg', 'en')).toBe('Egypt')
  expect(formatCountry('EG', 'fr')).toBe('Égypte')
  expect(formatCountry('Egypt', 'en')).toBe('Egypt')
  expect(formatCountry('ZQ', 'en')).toBe('ZQ')
})

test('formats Latin digits even if the language has its own digits', () => {
  const now = new Date('2026-11-01T12:00:00Z')
  expect(formatPercent(0.825, 'ar-EG')).toContain('82.5')
  expect(formatMinute(now, now, 'ar-EG', 'UTC')).toContain('12:00')
  expect(formatRelative(new Date('2026-10-29T12:00:00Z'), now, 'ar-EG')).toContain('3')
})

test("does not shift a day by the user's time zone", () => {
  expect(formatDay('2026-11-01', 'en')).toBe('Nov 1, 2026')
  expect(formatDay('2026-11-01', 'en', 'short')).toBe('Nov 1')
  expect(formatDay('2026-11-01', 'ja')).toBe('2026年11月1日')
})

test('E3 shows backend text unchanged if it is not a valid day', () => {
  expect(formatDay('soon', 'en')).toBe('soon')
  expect(formatDay('2026-02-30', 'en', 'short')).toBe('2026-02-30')
})

test('shortens an ID only if that saves at least two characters', () => {
  expect(shortenMiddle('abcdef-hijkl')).toBe('abcdef-hijkl')
  expect(shortenMiddle('abcdef-hijklm')).toBe('abcdef…jklm')
})

test('shortens a long ID in the middle and keeps a short ID unchanged', () => {
  expect(shortenMiddle('3f9a1c00-1111-4222-8333-44445555d2e4')).toBe('3f9a1c…d2e4')
  expect(shortenMiddle('user-1')).toBe('user-1')
})

test.each([
  ['tax_card_ocr', 'Tax card OCR'],
  ['glareOnFront', 'Glare on front'],
  ['IN-REVIEW', 'In review'],
  ['id', 'ID'],
  ['sdk_os_ip_url', 'SDK OS IP URL'],
  ['otp_cso_ntra_nid', 'OTP CSO NTRA NID'],
  ['', ''],
])('converts the code %j to the words %j', (code, words) => {
  expect(humanize(code)).toBe(words)
})

test('converts a code to lowercase words', () => {
  expect(lowerWords('MONTHLY_SUBSCRIPTION')).toBe('monthly subscription')
  expect(lowerWords('new_kind_Of_bill')).toBe('new kind of bill')
})
