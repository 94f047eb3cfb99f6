import Papa from 'papaparse'

/** Returns the cells of a CSV file, or undefined if the file isn't valid UTF-8. */
export async function readListFile(file: Blob): Promise<string[][] | undefined> {
  try {
    const bytes = await file.arrayBuffer()
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return Papa.parse<string[]>(text).data.filter((row) => row.some((cell) => cell.trim() !== ''))
  } catch {
    return undefined
  }
}
