/**
 * Formats a list in words, such as "OCR, NTRA, and CSO". In Chinese, adds a space between Chinese and Latin characters.
 */
export function formatList(
  items: readonly string[],
  locale: string,
  options: Intl.ListFormatOptions = {},
): string {
  const parts = new Intl.ListFormat(locale, options).formatToParts(items)
  if (!locale.startsWith('zh')) return parts.map(({ value }) => value).join('')
  return parts
    .map(({ type, value }, index) => {
      if (type === 'element' || !/^\p{Script=Han}/u.test(value)) return value
      const [before = '', after = ''] = [parts[index - 1]?.value, parts[index + 1]?.value]
      return `${/\w$/.test(before) ? ' ' : ''}${value}${/^\w/.test(after) ? ' ' : ''}`
    })
    .join('')
}
