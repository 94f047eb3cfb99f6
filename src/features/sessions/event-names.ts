import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useNameLookup } from '@/features/labels/names'

const eventNames: Record<string, MessageDescriptor> = {
  session_started: msg`Session started`,
  session_completed: msg`Session completed`,
  session_failed: msg`Session failed`,
  session_expired: msg`Session expired`,
  service_started: msg`Service started`,
  service_succeeded: msg`Service succeeded`,
  service_failed: msg`Service failed`,
}

/** Returns a function that names a session event. An unknown event's code is shown in plain words. */
export function useEventName(): (type: string) => string {
  return useNameLookup(eventNames)
}
