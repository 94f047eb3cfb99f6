import { getResponse, type HttpHandler } from 'msw'
import { unknownPath, type RouteHandler } from './http'
import { settings, type Settings } from './settings'

type AnyHandler = RouteHandler | HttpHandler
type HandlerModule = { handlers?: AnyHandler[] }

const isRoute = (each: AnyHandler): each is RouteHandler => 'endpoint' in each
const toHandler = (each: AnyHandler): HttpHandler => (isRoute(each) ? each.handler : each)

const collectedRoutes = collectHandlers(
  import.meta.glob<HandlerModule>(['./handlers/*.ts', '!./handlers/*.test.ts'], { eager: true }),
)

/** Routes of both backends. Each file in handlers/ exports its routes and other handlers as `handlers`. */
export const routes: readonly RouteHandler[] = collectedRoutes.filter(isRoute)

/** All handlers of both backends. The handlers for unknown paths come last, because they match every path. */
export const allHandlers: HttpHandler[] = [
  ...collectedRoutes.map(toHandler),
  unknownPath('client', routes),
  unknownPath('admin', routes),
]

/** Returns the mock backend as a function, for hosts that handle HTTP themselves. */
export function createResponder(
  hostSettings: Settings,
): (request: Request) => Promise<Response | undefined> {
  Object.assign(settings, hostSettings)
  return (request) => getResponse(allHandlers, request)
}

/**
 * Collects the handlers from all files. Throws if a file exports none, or if two handlers match the same request,
 * because their order would matter.
 */
export function collectHandlers(modules: Record<string, HandlerModule>): AnyHandler[] {
  const fileByPath = new Map<string, string>()
  return Object.entries(modules).flatMap(([file, { handlers: found = [] }]) => {
    if (found.length === 0)
      throw new Error(
        `${file} must export its handlers: export const handlers = [handleGet(…), handlePost(…)]`,
      )
    for (const { info } of found.map(toHandler)) {
      const other = fileByPath.get(info.header)
      if (other) throw new Error(`${info.header} has two handlers: in ${other} and in ${file}`)
      fileByPath.set(info.header, file)
    }
    return found
  })
}
