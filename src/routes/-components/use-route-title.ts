import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'

const notFoundTitle = msg`Not Found`

/**
 * Returns the current screen's title, even while the screen loads. Returns undefined until the area's texts have
 * loaded.
 */
export function useRouteTitle(): string | undefined {
  const { i18n } = useLingui()
  const title = useMatches({
    select: (matches) =>
      matches.some(({ status }) => status === 'notFound')
        ? notFoundTitle
        : matches.at(-1)?.staticData.title,
  })
  return title && i18n.messages[title.id] ? i18n._(title) : undefined
}
