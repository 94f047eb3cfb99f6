/** Marks of drawn samples. The mock backend reads the end of the file and responds with another outcome. */
export type SpecimenMark = 'expired' | 'other-person'

/** Returns the text to append to a PNG file, where no image reader looks. */
export function markText(mark: SpecimenMark): string {
  return `specimen:${mark};`
}

/** Whether the image in base64 is a drawn sample with this mark. */
export function hasSpecimenMark(base64: string, mark: SpecimenMark): boolean {
  try {
    // A multiple of four characters, so the end can be decoded separately.
    return atob(base64.slice(-64)).endsWith(markText(mark))
  } catch {
    // The base64 is of another kind, with line breaks or without padding.
    return false
  }
}
