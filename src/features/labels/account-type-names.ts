import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useNameLookup } from './names'

const accountTypes: Record<string, MessageDescriptor> = {
  email: msg`Email`,
  phone_number: msg`Phone number`,
}

/**
 * Names the type of account that a portal user signs in with. Other types, such as Google, are proper names, so they
 * aren't translated.
 */
export function useAccountTypeName(): (type: string) => string {
  return useNameLookup(accountTypes)
}
