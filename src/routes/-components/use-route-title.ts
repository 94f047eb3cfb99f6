import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'

const nothing = msg`Not Found`

/** The name of the screen that is shown or on its way; the texts of an area come with its code. */
export function useRouteTitle(): string | undefined {
  const { i18n } = useLingui()
  const title = useMatches({
    select: (matches) =>
      matches.some(({ status }) => status === 'notFound')
        ? nothing
        : matches.at(-1)?.staticData.title,
  })
  return title && i18n.messages[title.id] ? i18n._(title) : undefined
}
