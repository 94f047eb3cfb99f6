import { onTestFinished } from 'vitest'

/**
 * Stubs the browser's file picker. The returned map contains the length of each file that hasn't been removed, keyed by
 * name.
 */
export function pickedFiles() {
  const files = new Map<string, number>()
  const pick = async ({ suggestedName }: { suggestedName: string }) => {
    files.set(suggestedName, 0)
    const write = async (piece: Uint8Array | string) =>
      void files.set(suggestedName, (files.get(suggestedName) ?? 0) + piece.length)
    return {
      getFile: async () => ({ size: 0 }),
      createWritable: async () => ({ write, close: async () => {}, abort: async () => {} }),
      remove: async () => void files.delete(suggestedName),
    }
  }
  Object.assign(window, { showSaveFilePicker: pick })
  onTestFinished(() => void Reflect.deleteProperty(window, 'showSaveFilePicker'))
  return files
}
