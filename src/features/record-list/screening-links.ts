import { useLingui } from '@lingui/react/macro'
import { IconId, IconSearch } from '@tabler/icons-react'
import { linkOptions, useRouteContext } from '@tanstack/react-router'
import { useScope } from '@/api/core/use-scope'
import { personState } from './private-search'

/** The known data of a record's person, in plain text, to prefill a form. */
export type ScreenedPerson = {
  name?: string | undefined
  /** Another name for the same person, such as the name in a registry or in the other script. */
  otherName?: string | undefined
  /** `YYYY-MM-DD` */
  birthDate?: string | undefined
  nationality?: string | undefined
}

/**
 * Returns links that open the screening tools with the person's data filled in. Returns [] if the user may not use the
 * tools or the name is unknown.
 */
export function useScreeningLinks(person: ScreenedPerson) {
  const { t } = useLingui()
  const scope = useScope()
  const { auth } = useRouteContext({ strict: false })
  const isAllowed =
    scope.realm === 'admin' && auth?.profile().permissions.includes('service_demo') === true
  if (!isAllowed || person.name === undefined) return []
  // The history entry stores only a key to the data.
  const state = personState(scope.sid, JSON.stringify(person))
  return [
    {
      label: t`Check sanction lists`,
      Icon: IconSearch,
      link: linkOptions({ to: '/admin/sanction', state }),
    },
    {
      label: t`Compare names`,
      Icon: IconId,
      link: linkOptions({ to: '/admin/name-match', state }),
    },
  ]
}
