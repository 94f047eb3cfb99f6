import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useNameIn } from '@/features/labels/names'
import { humanise } from '@/lib/format'

const eventNames: Record<string, MessageDescriptor> = {
  session_started: msg`Session started`,
  session_completed: msg`Session completed`,
  session_failed: msg`Session failed`,
  session_expired: msg`Session expired`,
  service_started: msg`Service started`,
  service_succeeded: msg`Service succeeded`,
  service_failed: msg`Service failed`,
}

/** Names a step of a session; spells out the code of an unknown one. */
export function useEventName(): (type: string) => string {
  const nameIn = useNameIn(eventNames)
  return (type) => nameIn(type) ?? humanise(type)
}
