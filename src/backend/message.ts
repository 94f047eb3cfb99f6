import * as v from 'valibot'
import { maybe, part, text } from './tolerant'

/**
 * Response to a write. A missing body also counts as a success, because reporting a failure would make the user repeat
 * the write.
 */
export const messageSchema = v.optional(part(v.object({ message: maybe(text) })))
