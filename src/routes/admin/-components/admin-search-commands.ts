import { useLingui } from '@lingui/react/macro'
import { IconBuilding, IconUserSearch } from '@tabler/icons-react'
import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { privateSearchState } from '@/auth/private-search'
import {
  parseErrorCode,
  useSearchCommandLabels,
} from '@/routes/-components/search/search-command-labels'
import type { Command } from '@/ui/shell/search/command'
import { recognizeSearch } from '@/features/record-list/recognize-search'
import { lastPicked } from './picked-search'
import { pageDefaults } from '@/features/record-list/list-search'

/**
 * The commands for a pasted reference, number or code in the admin area. Sessions are listed by bundle: that of the
 * current screen or URL. Without one, the list of sessions uses the last picked bundle, or asks for one.
 */
export function useAdminSearchCommands(text: string): Command[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { scope, auth } = useRouteContext({ from: '/admin' })
  const { labelOf, iconOf } = useSearchCommandLabels()
  const params = useParams({ strict: false })
  const urlSearch = useSearch({ strict: false })
  const recognized = recognizeSearch(text)
  if (!recognized) return []

  const { kind, text: searchText, personal } = recognized
  const bundle = params.bundleId ?? urlSearch.bundle
  const client = params.clientId ?? urlSearch.client
  // The list of sessions opens with the last picked bundle.
  const elsewhere =
    !client && lastPicked(auth).bundle ? t`In the bundle picked last` : t`Choose a bundle first`
  const detail = bundle ? t`In this bundle` : elsewhere
  const state = () => privateSearchState(scope.sid, personal ? searchText : undefined)
  const list = (search: { q?: string; error_code?: number }, label: string): Command => ({
    label,
    detail,
    icon: iconOf(kind),
    run: () => {
      const listSearch = { ...pageDefaults, ...search }
      const owner = { client, bundle }
      void (client || !bundle
        ? navigate({ to: '/admin/sessions', search: { ...listSearch, ...owner }, state: state() })
        : navigate({
            to: '/admin/bundle-sessions/$bundleId',
            params: { bundleId: bundle },
            search: listSearch,
            state: state(),
          }))
    },
  })
  const code = parseErrorCode(searchText)
  const commands: (Command | false)[] = [
    kind === 'reference' &&
      !personal && {
        label: t`Open client with this id`,
        icon: IconBuilding,
        to: `/admin/clients/${encodeURIComponent(searchText)}`,
      },
    (kind === 'nationalId' || kind === 'phone') && {
      label: labelOf(kind),
      detail: t`Identities`,
      icon: IconUserSearch,
      run: () => void navigate({ to: '/admin/identities', state: state() }),
    },
    // Without a bundle a name finds no records. The clients are searched by it anyway.
    (kind !== 'name' || bundle !== undefined) &&
      list(personal ? {} : { q: searchText }, labelOf(kind)),
    code !== undefined && list({ error_code: code }, t`Sessions with error code ${code}`),
  ]
  return commands.filter((command) => command !== false)
}
