import { RefusedFile, type Refusal } from './list-limits'
import { detectEncoding } from './text-encoding'

const HEAD = 4096

const signatures: readonly (readonly [Refusal, RegExp])[] = [
  ['pdf', /^%PDF-/],
  ['rtf', /^\{\\rtf/],
  // Includes web pages that Excel saved as a single file.
  ['html', /^mime-version:/i],
  [
    'html',
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<(?:!doctype\s+html|(?:html|head|body|title|table|meta|style|script|div)\b)/i,
  ],
  [
    'xml_spreadsheet',
    /^<[^]*(?:urn:schemas-microsoft-com:office:spreadsheet|progid="Excel\.Sheet")/i,
  ],
  ['xml', /^<(?:\?xml|!--|!doctype|[\w:.-]+\s[^>]*\bxmlns|[\w:.-]+>\s*<)/i],
  [
    'json',
    /^(?:\{\s*(?:"(?:[^"\\]|\\.)*"\s*:|\})|\[\s*(?:[[{]|"(?:[^"\\]|\\.)*"\s*[,\]]|\]|-?\d+\s*,))/,
  ],
]

/** Rejects files that aren't lists. Checks the first bytes and ignores the file name. */
export function refuseOtherFormat(bytes: Uint8Array): void {
  const head = bytes.subarray(0, HEAD)
  // File signature of Word, Excel 2003 and password-protected workbooks.
  if ([0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => head[at] === byte))
    throw new RefusedFile('old_workbook')
  const text = new TextDecoder(detectEncoding(head)).decode(head).trimStart()
  const [refusal] = signatures.find(([, signature]) => signature.test(text)) ?? []
  if (refusal) throw new RefusedFile(refusal)
}
