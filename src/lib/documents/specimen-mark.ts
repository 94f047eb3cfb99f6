/** Marks of drawn samples. The mock backend reads the mark at the end of the file and returns the matching outcome. */
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
    // The base64 has line breaks or no padding, so its end can't be decoded separately.
    return false
  }
}
