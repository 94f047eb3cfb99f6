import Papa from 'papaparse'

/** The cells of a CSV file in UTF-8; undefined when it is none. */
export async function readListFile(file: Blob): Promise<string[][] | undefined> {
  try {
    const bytes = await file.arrayBuffer()
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return Papa.parse<string[]>(text).data.filter((row) => row.some((cell) => cell.trim() !== ''))
  } catch {
    return undefined
  }
}
