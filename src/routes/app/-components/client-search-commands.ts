import { useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import type { SessionFilter } from '@/api/record-lookup/bundle-search'
import {
  parseErrorCode,
  useSearchCommandLabels,
} from '@/routes/-components/search/search-command-labels'
import { useErrorExplanation } from '@/routes/-components/search/use-error-explanation'
import type { SessionSearch } from '@/routes/-components/search/use-session-search'
import type { Command } from '@/ui/shell/search/command'
import { recognizeSearch } from '@/features/record-list/recognize-search'

type BundleRef = { id: string; name: string }

/** Maximum number of bundles whose saved views are offered separately. */
const MAX_BUNDLES = 6

/** Returns the current bundle, or else the first `MAX_BUNDLES` bundles. */
export function searchedBundles(
  bundles: readonly BundleRef[],
  inView: string | undefined,
): readonly BundleRef[] {
  const current = bundles.filter(({ id }) => id === inView)
  return current.length > 0 ? current : bundles.slice(0, MAX_BUNDLES)
}

/**
 * Returns the search commands for a number or code in the client area. Records belong to a bundle, so the commands
 * search all bundles or open the current bundle's list.
 */
export function useClientSearchCommands(
  text: string,
  bundles: readonly BundleRef[],
  sessions: SessionSearch,
  openList: (bundleId: string, filter: SessionFilter) => void,
): { commands: Command[]; note: SessionSearch['note'] } {
  const { t } = useLingui()
  const { getLabel, getIcon } = useSearchCommandLabels()
  const { bundleId } = useParams({ strict: false })
  const recognizedSearch = recognizeSearch(text)
  const code = recognizedSearch && parseErrorCode(recognizedSearch.text)
  const explanation = useErrorExplanation(code)
  if (!recognizedSearch) return { commands: [], note: undefined }

  const { kind, text: searchText } = recognizedSearch
  const inView = bundles.find(({ id }) => id === bundleId)
  const find = (filter: SessionFilter, label: string): Command[] => {
    const command = { label, icon: getIcon(kind) }
    const here: Command[] = inView
      ? [{ ...command, detail: inView.name, run: () => openList(inView.id, filter) }]
      : []
    // The text may be a person's name, and names aren't searched in all bundles.
    const isEverywhere = filter.error_code !== undefined || kind !== 'name'
    return isEverywhere && !(inView && bundles.length === 1)
      ? [...sessions.commandsFor(filter, command), ...here]
      : here
  }
  const ofText = find({ search: searchText }, getLabel(kind))
  const ofCode =
    code === undefined ? [] : find({ error_code: code }, t`Sessions with error code ${code}`)
  const { commands } = explanation
  return {
    commands: commands.length > 0 ? [...commands, ...ofCode, ...ofText] : [...ofText, ...ofCode],
    note: explanation.note,
  }
}
