/** Logs an error by name and message: what else it holds may be the server's text, about people (row I6). */
export function reportError(error: unknown): void {
  console.error(
    error instanceof Error ? `${error.name}: ${error.message}` : `A thrown ${typeof error}`,
  )
}
