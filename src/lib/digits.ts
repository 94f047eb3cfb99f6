import { foldDigits } from './arabic'

/** The digits of a text alone, Latin: what is left of a pasted "Your code: ١٢٣ ٤٥٦". */
export function digitsOf(text: string): string {
  return foldDigits(text).replace(/\D/g, '')
}
