import { stripVTControlCharacters } from 'node:util'

/** Ends a command with one line for the person who started it, and no stack. */
export class Stop extends Error {}

/** Runs a command's body; the exit code is 1 when it stops, whatever the reason. */
export async function main(body: () => void | Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    process.exit(1)
  }
}

/** The output of a tool without stack lines, which do not help a person who only wants to run the portal. */
export function withoutStack(output: string): string {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\s+at .*[:(<]/.test(line))
    .join('\n')
    .trim()
}
