import { useLingui } from '@lingui/react/macro'
import { IconCornerDownRight, IconStack2 } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useCommandNames } from '@/routes/-components/use-command-names'
import type { Command } from '@/ui/shell/search/command'
import { recognizeSearch } from '@/features/record-list/recognize-search'
import { pageDefaults } from '@/features/record-list/list-search'

type BundleRef = { id: string; name: string }

type JumpSearch = { q?: string; error_code?: number; tab?: 'transactions' }

/** More bundles than these are chosen on their own screen. */
const MOST = 6

/**
 * Where a pasted id, number or code leads a client. All of it stands below a bundle: that of the screen
 * first, then the others by name.
 */
export function useClientSearchCommands(text: string, bundles: readonly BundleRef[]): Command[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { find, iconOf, errorCode } = useCommandNames()
  const { bundleId } = useParams({ strict: false })
  const recognized = recognizeSearch(text)
  if (!recognized) return []

  const { kind, text: exact, personal } = recognized
  const here = bundles.filter(({ id }) => id === bundleId)
  // A word may be half a name; only a whole id or number is looked for in every bundle.
  const others = kind === 'name' ? [] : bundles.filter(({ id }) => id !== bundleId)
  const known = [...here, ...others]
  const listed = known.slice(0, here.length > 0 ? 1 : MOST)

  const open = ({ id, name }: BundleRef): Command => ({
    label: t`Open session`,
    detail: name,
    icon: IconCornerDownRight,
    to: `/app/pages/bundle/${encodeURIComponent(id)}/sessions/${encodeURIComponent(exact)}`,
  })
  const list = (bundle: BundleRef, label: string, search: JumpSearch) => ({
    label,
    detail: bundle.name,
    icon: iconOf(kind),
    run: () =>
      void navigate({
        to: '/app/pages/bundle/$bundleId/sessions',
        params: { bundleId: bundle.id },
        // Named: without a word of it the list that was open last would answer, and drop the text.
        search: { ...pageDefaults, tab: 'sessions', ...search },
        // What may be personal never enters the address.
        state: personal ? { search: exact } : {},
      }),
  })
  const code = errorCode(exact)
  return [
    ...(kind === 'session' ? listed.map(open) : []),
    ...listed.map((bundle) => list(bundle, find(kind), personal ? {} : { q: exact })),
    // Nobody can tell whose id it is.
    ...(kind === 'session'
      ? listed.map((bundle) =>
          list(bundle, t`Find this id among the transactions`, { q: exact, tab: 'transactions' }),
        )
      : []),
    ...(code === undefined
      ? []
      : listed.map((bundle) =>
          list(bundle, t`Sessions with error code ${code}`, { error_code: code }),
        )),
    ...(listed.length < known.length && here.length === 0
      ? [{ label: t`Choose another bundle`, icon: IconStack2, to: '/app/pages/bundle' }]
      : []),
  ]
}
