import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useNameOf } from '@/features/labels/names'

const movementNames: Record<string, MessageDescriptor> = {
  smile: msg`Smile`,
  look_left: msg`Look left`,
  look_right: msg`Look right`,
  close_eyes: msg`Close eyes`,
}

/** Names a movement that a liveness check asks for; spells out the code of an unknown one. */
export function useMovementName(): (action: string) => string {
  return useNameOf(movementNames)
}
