import { redirect, type ParsedLocation } from '@tanstack/react-router'
import * as v from 'valibot'
import type { AuthSession } from '@/auth/session/auth-session'
import type { ListedBundle } from '@/features/record-list/list-request'
import { idParam, optional } from '@/lib/search-schema'

/** The picked client and bundle in the URL. */
export const pickedSearchEntries = { client: optional(idParam), bundle: optional(idParam) }

const pickedSchema = v.object(pickedSearchEntries)
export type PickedBundle = { client?: string; bundle?: string }

/** Converts the picked bundle to the fields of a list request. */
export function toListedBundle({ client, bundle }: PickedBundle): ListedBundle | undefined {
  return bundle === undefined ? undefined : { bundle_id: bundle, organization_id: client }
}

const KEY = 'last_picked'

/** Returns the client and bundle that the user picked last in this login (behavior 11.10). */
export function getLastPick({ storage }: Pick<AuthSession, 'storage'>): PickedBundle {
  try {
    const lastPick = v.parse(pickedSchema, JSON.parse(storage.get(KEY) ?? '{}'))
    // Ignores a bundle without a client, because bundles are listed by client.
    return lastPick.client === undefined ? {} : lastPick
  } catch {
    return {}
  }
}

export function storeLastPick(
  { storage }: Pick<AuthSession, 'storage'>,
  { client, bundle }: PickedBundle,
): void {
  try {
    storage.set(KEY, JSON.stringify({ client, bundle }))
  } catch {
    // Ignored, because the user loses only a convenience if storage is full.
  }
}

/** Redirects to the last picked client and bundle if the URL contains neither. */
export function redirectToLastPick(
  auth: Pick<AuthSession, 'storage'>,
  search: PickedBundle,
  { state }: Pick<ParsedLocation, 'state'>,
): void {
  if (search.client !== undefined || search.bundle !== undefined) return
  const lastPick = getLastPick(auth)
  if (lastPick.client !== undefined)
    throw redirect({ to: '.', search: { ...search, ...lastPick }, state, replace: true })
}
