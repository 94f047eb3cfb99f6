import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useNameIn } from '@/features/labels/names'
import { humanise } from '@/lib/format'

const movementNames: Record<string, MessageDescriptor> = {
  smile: msg`Smile`,
  look_left: msg`Look left`,
  look_right: msg`Look right`,
  close_eyes: msg`Close eyes`,
}

/** Names a movement that a liveness check asks for; spells out the code of an unknown one. */
export function useMovementName(): (action: string) => string {
  const nameIn = useNameIn(movementNames)
  return (action) => nameIn(action) ?? humanise(action)
}
