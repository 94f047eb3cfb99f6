import { getResponse } from 'msw'
import { handlers } from './handlers/handlers'
import { settings, type Settings } from './settings'

/** The mock backend as a function, for a host that speaks HTTP itself. */
export function createResponder(
  given: Settings,
): (request: Request) => Promise<Response | undefined> {
  Object.assign(settings, given)
  return (request) => getResponse(handlers, request)
}
