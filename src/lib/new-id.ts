/** Returns a random RFC 4122 version 4 ID. `crypto.randomUUID` is missing outside secure contexts. */
export function newId(): string {
  // One byte per position; the digit at y is 8, 9, a or b.
  const bytes = crypto.getRandomValues(new Uint8Array(36))
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (mark, index: number) => {
    const digit = (bytes[index] ?? 0) % 16
    return (mark === 'y' ? 8 + (digit % 4) : digit).toString(16)
  })
}
