/** Logs only the name and message of an error: other properties may hold the server's text about people (row I6). */
export function reportError(error: unknown): void {
  console.error(
    error instanceof Error ? `${error.name}: ${error.message}` : `A thrown ${typeof error}`,
  )
}
