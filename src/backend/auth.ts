import * as v from 'valibot'
import { endpoint, type NoFields } from './endpoint'
import { maybe, nonEmptyText, text } from './tolerant'

// Separate from login.ts, because every screen loads this file for the refresh.

export const tokenFields = { access_token: nonEmptyText, refresh_token: nonEmptyText }

/** Refresh response. Without a refresh token, the portal keeps the old refresh token, but an empty token is invalid. */
export const refreshResponseSchema = v.object({
  ...tokenFields,
  refresh_token: v.optional(v.nullable(nonEmptyText)),
  account_type: maybe(text),
})
export type RefreshResponse = v.InferOutput<typeof refreshResponseSchema>

export type RefreshRequest = { refresh_token: string }

export const auth = {
  refresh: endpoint<RefreshRequest>()({
    id: 'refreshTokens',
    post: 'v1/authentication/refresh/',
    isPublic: true,
    withoutLang: ['admin'],
    response: refreshResponseSchema,
  }),
  signOut: endpoint<NoFields>()({
    id: 'signOut',
    get: 'v1/authentication/logout/',
    withoutLang: ['client', 'admin'],
    response: 'none',
  }),
}
