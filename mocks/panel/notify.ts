/** Runs an action and tells in the panel how it ended. */
export type Tell = <A extends unknown[]>(
  run: (...args: A) => Promise<string>,
) => (...args: A) => Promise<void>

export function tellIn(output: HTMLOutputElement): Tell {
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
