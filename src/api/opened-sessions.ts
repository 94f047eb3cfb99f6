import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Scope } from '@/lib/realm'
import type { Session } from '@/backend/sessions'

/** Session fields that the session picker shows. None of them is personal. */
export type SessionChoice = Pick<
  Session,
  'session_id' | 'bundle_id' | 'bundle_name' | 'organization_id' | 'status' | 'created_at'
>

const MAX_OPENED = 8

/** Query cache key of the list. The list is in the query cache because the end of the login clears that cache. */
const openedKey = ({ realm, sid }: Scope) => [realm, sid, 'opened-sessions'] as const

/** Adds the session to the list of sessions opened in this tab. The list is kept only in memory. */
export function useRecordOpenedSession(scope: Scope, session: Session): void {
  const client = useQueryClient()
  useEffect(() => {
    const queryKey = openedKey(scope)
    const { session_id, bundle_id, bundle_name, organization_id, status, created_at } = session
    const openedSession = {
      session_id,
      bundle_id,
      bundle_name,
      organization_id,
      status,
      created_at,
    }
    client.setQueryDefaults(queryKey, { gcTime: Infinity })
    client.setQueryData<readonly SessionChoice[]>(queryKey, (before = []) =>
      [openedSession, ...before.filter((each) => each.session_id !== session_id)].slice(
        0,
        MAX_OPENED,
      ),
    )
  }, [client, scope, session])
}

/** Returns the sessions most recently opened in this tab, latest first. Does not rerender when the list changes. */
export function useOpenedSessions(scope: Scope): readonly SessionChoice[] {
  return useQueryClient().getQueryData<readonly SessionChoice[]>(openedKey(scope)) ?? []
}
