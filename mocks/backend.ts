import { getResponse, type HttpHandler } from 'msw'
import { unknownPath } from './http'
import { settings, type Settings } from './settings'

type HandlerModule = { handlers?: HttpHandler[] }

/**
 * Everything that the two backends respond to: each file of handlers/ exports its own as `handlers`.
 * Unknown paths come last.
 */
export const allHandlers: HttpHandler[] = [
  ...collectHandlers(
    import.meta.glob<HandlerModule>(['./handlers/*.ts', '!./handlers/*.test.ts'], { eager: true }),
  ),
  unknownPath('client'),
  unknownPath('admin'),
]

/** The mock backend as a function, for hosts that handle HTTP themselves. */
export function createResponder(
  hostSettings: Settings,
): (request: Request) => Promise<Response | undefined> {
  Object.assign(settings, hostSettings)
  return (request) => getResponse(allHandlers, request)
}

/**
 * The handlers of all files. Throws for a file without any, and for a call that two handlers
 * respond to: the order of the files would decide between them.
 */
export function collectHandlers(modules: Record<string, HandlerModule>): HttpHandler[] {
  const fileOf = new Map<string, string>()
  return Object.entries(modules).flatMap(([file, { handlers: found = [] }]) => {
    if (found.length === 0)
      throw new Error(
        `${file} must export its handlers: export const handlers = [handleGet(…), handlePost(…)]`,
      )
    for (const { info } of found) {
      const other = fileOf.get(info.header)
      if (other) throw new Error(`${info.header} has two handlers: in ${other} and in ${file}`)
      fileOf.set(info.header, file)
    }
    return found
  })
}
