import { useLingui } from '@lingui/react/macro'
import { IconUserSearch } from '@tabler/icons-react'
import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import type { SessionFilter } from '@/api/record-lookup/bundle-search'
import { privateSearchState } from '@/features/record-list/private-search'
import {
  parseErrorCode,
  useSearchCommandLabels,
} from '@/routes/-components/search/search-command-labels'
import { useErrorExplanation } from '@/routes/-components/search/use-error-explanation'
import type { SessionSearch } from '@/routes/-components/search/use-session-search'
import type { Command } from '@/ui/shell/search/command'
import { recognizeSearch } from '@/features/record-list/recognize-search'

type AdminSearchCommands = {
  commands: Command[]
  note: SessionSearch['note']
  /** Whether the commands start with a known error code's explanation. */
  isExplained: boolean
}

/**
 * Returns the admin search commands for a pasted reference, number or code. Each session list covers one bundle, so the
 * commands search the chosen client's bundles or open the current bundle's list.
 */
export function useAdminSearchCommands(
  text: string,
  hasClient: boolean,
  sessions: SessionSearch,
  openList: (bundleId: string, filter: SessionFilter) => void,
): AdminSearchCommands {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { scope } = useRouteContext({ from: '/admin' })
  const { getLabel, getIcon } = useSearchCommandLabels()
  const params = useParams({ strict: false })
  const urlSearch = useSearch({ strict: false })
  const recognizedSearch = recognizeSearch(text)
  const code = recognizedSearch && parseErrorCode(recognizedSearch.text)
  const explanation = useErrorExplanation(code)
  if (!recognizedSearch) return { commands: [], note: undefined, isExplained: false }

  const { kind, text: searchText } = recognizedSearch
  const bundle = params.bundleId ?? urlSearch.bundle
  const find = (filter: SessionFilter, label: string): Command[] => {
    const command = { label, icon: getIcon(kind) }
    // People's names are searched only in the current bundle. Elsewhere a typed name means a client.
    const isEverywhere = hasClient && (filter.error_code !== undefined || kind !== 'name')
    return [
      ...(isEverywhere ? sessions.commandsFor(filter, command) : []),
      ...(bundle
        ? [{ ...command, detail: t`In this bundle`, run: () => openList(bundle, filter) }]
        : []),
    ]
  }
  const identities: Command = {
    label: getLabel(kind),
    detail: t`Identities`,
    icon: IconUserSearch,
    run: () =>
      void navigate({
        to: '/admin/identities',
        state: privateSearchState(scope.sid, searchText),
      }),
  }
  const ofText = [
    ...find({ search: searchText }, getLabel(kind)),
    ...(kind === 'nationalId' || kind === 'phone' ? [identities] : []),
  ]
  const ofCode =
    code === undefined ? [] : find({ error_code: code }, t`Sessions with error code ${code}`)
  const { commands, note } = explanation
  const isExplained = commands.length > 0
  return {
    commands: isExplained ? [...commands, ...ofCode, ...ofText] : [...ofText, ...ofCode],
    note,
    isExplained,
  }
}
