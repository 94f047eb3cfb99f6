import { screenTitles } from './screen-titles'

/** Example values for path parameters. */
const examples: Record<string, string> = {
  bundleId: '20011',
  clientId: '1001',
  sessionId: 'x',
  token: 't',
}

/** Returns the path of every screen in the route tree below this area. Throws for a parameter without an example. */
export function screenPaths(area: '/app' | '/admin' | '/auth'): string[] {
  return [...screenTitles().keys()]
    .filter((route) => route.startsWith(`${area}/`))
    .map((route) =>
      route.replace(/\$(\w+)/g, (parameter, name: string) => {
        const example = examples[name]
        if (example === undefined) throw new Error(`${route} has no example of ${parameter}.`)
        return example
      }),
    )
}
