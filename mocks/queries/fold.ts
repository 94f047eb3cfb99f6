const arabicDigits = '٠١٢٣٤٥٦٧٨٩'

/**
 * The form in which names are compared: hamzas, taa marbuta, alif maqsura, diacritics and
 * tatweel make no difference, nor does the space of "Abd …", nor Arabic or Latin digits.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/[٠-٩]/g, (digit) => String(arabicDigits.indexOf(digit)))
    .replace(/\s+/g, ' ')
    .replace(/(^| )عبد ال/g, '$1عبدال')
    .trim()
}
