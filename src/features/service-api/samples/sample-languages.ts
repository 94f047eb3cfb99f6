/** The languages of the samples, in the order of their tabs. */
export const sampleLanguages = ['curl', 'javascript', 'python', 'java', 'csharp', 'php'] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

/** The key of a sample, or of an example response, among the samples of its group. */
export function sampleKey(id: string, part: SampleLanguage | 'response'): string {
  return `${id} ${part}`
}
