import { useLingui } from '@lingui/react/macro'
import { IconCornerDownRight, IconStack2 } from '@tabler/icons-react'
import { useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { privateSearchState } from '@/auth/private-search'
import { parseErrorCode, useSearchCommandLabels } from '@/routes/-components/search-command-labels'
import type { Command } from '@/ui/shell/search/command'
import { recognizeSearch } from '@/features/record-list/recognize-search'
import { pageDefaults } from '@/features/record-list/list-search'

type BundleRef = { id: string; name: string }

type ListTarget = { q?: string; error_code?: number; tab?: 'transactions' }

/** With more bundles than these, a further command leads to the screen of all bundles. */
const MAX_BUNDLES = 6

/**
 * The commands for a pasted id, number or code in the client area. Records belong to a bundle: on the screen of a
 * bundle only that one is searched, elsewhere each of them.
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
  const current = bundles.filter(({ id }) => id === bundleId)
  // Only a complete id or number is worth a search in every bundle: a word may be part of a name.
  const others = kind === 'name' ? [] : bundles.filter(({ id }) => id !== bundleId)
  const candidates = [...current, ...others]
  const listed = candidates.slice(0, current.length > 0 ? 1 : MAX_BUNDLES)

  const open = ({ id, name }: BundleRef): Command => ({
    label: t`Open session`,
    detail: name,
    icon: IconCornerDownRight,
    to: `/app/pages/bundle/${encodeURIComponent(id)}/sessions/${encodeURIComponent(searchText)}`,
  })
  const list = (bundle: BundleRef, label: string, search: ListTarget) => ({
    label,
    detail: bundle.name,
    icon: iconOf(kind),
    run: () =>
      void navigate({
        to: '/app/pages/bundle/$bundleId/sessions',
        params: { bundleId: bundle.id },
        // Naming the tab opens the list itself. Without it, the tab opened last would, and it drops the text.
        search: { ...pageDefaults, tab: 'sessions', ...search },
        // Text that may be personal must never enter the URL.
        state: privateSearchState(scope.sid, personal ? searchText : undefined),
      }),
  })
  const code = parseErrorCode(searchText)
  return [
    ...(kind === 'session' ? listed.map(open) : []),
    ...listed.map((bundle) => list(bundle, labelOf(kind), personal ? {} : { q: searchText })),
    // The id may be that of a transaction too.
    ...(kind === 'session'
      ? listed.map((bundle) =>
          list(bundle, t`Find this id in transactions`, {
            q: searchText,
            tab: 'transactions',
          }),
        )
      : []),
    ...(code === undefined
      ? []
      : listed.map((bundle) =>
          list(bundle, t`Sessions with error code ${code}`, { error_code: code }),
        )),
    ...(listed.length < candidates.length && current.length === 0
      ? [{ label: t`Choose another bundle`, icon: IconStack2, to: '/app/pages/bundle' }]
      : []),
  ]
}
