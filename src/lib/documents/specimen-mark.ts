/** Drawn samples that give another outcome over the mock backend: it reads the end of the file. */
export type SpecimenMark = 'expired' | 'other-person'

/** Appended to a PNG file, where no reader of images looks. */
export function markText(mark: SpecimenMark): string {
  return `specimen:${mark};`
}

/** Whether the image in base64 is a drawn sample with this mark. */
export function hasSpecimenMark(base64: string, mark: SpecimenMark): boolean {
  try {
    // A whole number of groups of four characters, so that the end can be read alone.
    return atob(base64.slice(-64)).endsWith(markText(mark))
  } catch {
    // Base64 of another kind, with line breaks or without padding.
    return false
  }
}
