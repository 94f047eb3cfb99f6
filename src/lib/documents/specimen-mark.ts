/** Marks in drawn sample files. The mock backend reads the mark at the file's end and returns the matching outcome. */
export type SpecimenMark = 'expired' | 'other-person'

/** Returns the text to append to a PNG file. Image readers don't look there. */
export function markText(mark: SpecimenMark): string {
  return `specimen:${mark};`
}

/** Whether the base64 image is a drawn sample with this mark. */
export function hasSpecimenMark(base64: string, mark: SpecimenMark): boolean {
  try {
    // 64 is a multiple of four, so the end can be decoded separately.
    return atob(base64.slice(-64)).endsWith(markText(mark))
  } catch {
    // The base64 has line breaks or no padding, so its end can't be decoded separately.
    return false
  }
}
