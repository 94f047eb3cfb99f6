import { useLingui } from '@lingui/react/macro'
import { IconStack2 } from '@tabler/icons-react'
import { useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { privateSearchState } from '@/auth/private-search'
import {
  parseErrorCode,
  useSearchCommandLabels,
} from '@/routes/-components/search/search-command-labels'
import type { Command } from '@/ui/shell/search/command'
import { recognizeSearch } from '@/features/record-list/recognize-search'
import { pageDefaults } from '@/features/record-list/list-search'

type BundleRef = { id: string; name: string }

type ListTarget = { q?: string; error_code?: number }

/** With more bundles than this, an additional command leads to the screen of all bundles. */
const MAX_BUNDLES = 6

/** The current bundle, or else all of them. */
export function searchedBundles(
  bundles: readonly BundleRef[],
  inView: string | undefined,
): readonly BundleRef[] {
  const current = bundles.filter(({ id }) => id === inView)
  return current.length > 0 ? current : bundles.slice(0, MAX_BUNDLES)
}

/**
 * The commands for a pasted number or code in the client area. Records belong to a bundle: on a bundle's screen only
 * that one is searched, elsewhere all of them.
 */
export function useClientSearchCommands(text: string, bundles: readonly BundleRef[]): Command[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { scope } = useRouteContext({ from: '/app' })
  const { labelOf, iconOf } = useSearchCommandLabels()
  const { bundleId } = useParams({ strict: false })
  const recognized = recognizeSearch(text)
  if (!recognized) return []

  const { kind, text: searchText, personal } = recognized
  const isInView = bundles.some(({ id }) => id === bundleId)
  // Only a complete id or number is worth a search in every bundle: a word may be part of a name.
  const listed = kind === 'name' && !isInView ? [] : searchedBundles(bundles, bundleId)

  const list = (bundle: BundleRef, label: string, search: ListTarget) => ({
    label,
    detail: bundle.name,
    icon: iconOf(kind),
    run: () =>
      void navigate({
        to: '/app/pages/bundle/$bundleId/sessions',
        params: { bundleId: bundle.id },
        // Naming the tab opens the list itself. Otherwise the last opened tab would open, and it drops the text.
        search: { ...pageDefaults, tab: 'sessions', ...search },
        // Text that may be personal must never enter the URL.
        state: privateSearchState(scope.sid, personal ? searchText : undefined),
      }),
  })
  const code = parseErrorCode(searchText)
  return [
    ...listed.map((bundle) => list(bundle, labelOf(kind), personal ? {} : { q: searchText })),
    ...(code === undefined
      ? []
      : listed.map((bundle) =>
          list(bundle, t`Sessions with error code ${code}`, { error_code: code }),
        )),
    ...(listed.length > 0 && listed.length < bundles.length && !isInView
      ? [{ label: t`Choose another bundle`, icon: IconStack2, to: '/app/pages/bundle' }]
      : []),
  ]
}
