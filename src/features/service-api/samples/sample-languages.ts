/** The languages of the samples, in the order of their tabs. */
export const sampleLanguages = ['curl', 'javascript', 'python', 'java', 'csharp', 'php'] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

/** Where the samples of a group have one of them, or the example of an answer. */
export function sampleKey(id: string, part: SampleLanguage | 'response'): string {
  return `${id} ${part}`
}
