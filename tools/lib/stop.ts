import { stripVTControlCharacters } from 'node:util'

/** An error that ends a command with one line for the user, without a stack. */
export class Stop extends Error {}

/** Runs a command's body. Exits with code 1 if it throws. */
export async function main(body: () => void | Promise<void>): Promise<void> {
  try {
    await body()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    process.exit(1)
  }
}

/** Removes stack lines from a tool's output. They don't help somebody who only wants to run the portal. */
export function withoutStack(output: string): string {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\s+at .*[:(<]/.test(line))
    .join('\n')
    .trim()
}
