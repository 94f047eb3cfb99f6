/** Wraps an action so the panel shows its result: the returned text, or the error. */
export type Report = <A extends unknown[]>(
  run: (...args: A) => Promise<string>,
) => (...args: A) => Promise<void>

export function reportIn(output: HTMLOutputElement): Report {
  return (run) =>
    async (...args) => {
      try {
        output.dataset['tone'] = 'good'
        output.textContent = await run(...args)
      } catch (error) {
        output.dataset['tone'] = 'bad'
        output.textContent = error instanceof Error ? error.message : String(error)
      }
    }
}
