import * as v from 'valibot'
import { maybe, part, text } from './tolerant'

/** The response of a write. Without a body it is also a success: reporting a failure would repeat the write. */
export const messageSchema = v.optional(part(v.object({ message: maybe(text) })))
