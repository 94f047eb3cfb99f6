import * as v from 'valibot'
import { maybe, part, text } from './tolerant'

/**
 * Response of a write. A missing body is also a success, because reporting a failure would make the user repeat the
 * write.
 */
export const messageSchema = v.optional(part(v.object({ message: maybe(text) })))
