/** Sample languages, in tab order. */
export const sampleLanguages = ['curl', 'javascript', 'python', 'java', 'csharp', 'php'] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

/** Returns the key of a sample or example response within its group. */
export function sampleKey(id: string, part: SampleLanguage | 'response'): string {
  return `${id} ${part}`
}
