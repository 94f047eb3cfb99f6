/** The languages of the samples, in the order of their tabs. */
export const sampleLanguages = ['curl', 'javascript', 'python', 'java', 'csharp', 'php'] as const
export type SampleLanguage = (typeof sampleLanguages)[number]
