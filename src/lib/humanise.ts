const acronyms = new Set(['id', 'ocr', 'otp', 'cso', 'ntra', 'nid', 'ip', 'os', 'sdk', 'url'])

/** Words for an unknown code of the backend: `tax_card_ocr` becomes `Tax card OCR`. */
export function humanise(code: string): string {
  const words = code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
  return words
    .map((word, index) => {
      if (acronyms.has(word)) return word.toUpperCase()
      return index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word
    })
    .join(' ')
}
