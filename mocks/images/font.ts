export const GLYPH_WIDTH = 5
export const GLYPH_HEIGHT = 7

/** Seven rows a letter, five dots a row, as one base-32 digit each. */
// oxfmt-ignore
const rows: Record<string, string> = {
  A: 'ehhvhhh', B: 'uhhuhhu', C: 'ehggghe', D: 'uhhhhhu', E: 'vggsggv', F: 'vggsggg',
  G: 'ehgnhhe', H: 'hhhvhhh', I: 'e44444e', J: '72222ic', K: 'hikokih', L: 'ggggggv',
  M: 'hrllhhh', N: 'hhpljhh', O: 'ehhhhhe', P: 'uhhuggg', Q: 'ehhhlid', R: 'uhhukih',
  S: 'fgge11u', T: 'v444444', U: 'hhhhhhe', V: 'hhhhha4', W: 'hhhllrh', X: 'hha4ahh',
  Y: 'hha4444', Z: 'v1248gv', '<': '248g842', ' ': '0000000',
}

export function glyphOf(letter: string): number[] {
  return [...(rows[letter] ?? '')].map((digit) => Number.parseInt(digit, 32))
}
