import { useLingui } from '@lingui/react/macro'
import { IconBookmark } from '@tabler/icons-react'
import { fromView } from '@/features/record-list/saved-view'
import { sessionListId } from '@/features/sessions/list/session-list-query'
import { sessionSearchSchema } from '@/features/sessions/list/session-list-search'
import { transactionListId } from '@/features/transactions/transaction-list-query'
import { transactionSearchSchema } from '@/features/transactions/transaction-list-search'
import { useSavedViews } from '@/ui/list-toolbar/list-settings'
import { filterCommands } from '@/ui/shell/search/command-results'
import type { CommandSection } from '@/ui/shell/search/command'

export type ViewedList = 'sessions' | 'transactions'

/** Returns commands that open the saved views matching the text, one command for each place, such as a bundle. */
export function useSavedViewCommands<Place>(
  text: string,
  places: readonly { name: string | undefined; place: Place }[],
  open: (list: ViewedList, search: ReturnType<typeof fromView>, place: Place) => void,
): CommandSection {
  const { t } = useLingui()
  const views = useSavedViews()
  const lists = {
    [sessionListId]: { list: 'sessions', name: t`Sessions`, schema: sessionSearchSchema },
    [transactionListId]: {
      list: 'transactions',
      name: t`Transactions`,
      schema: transactionSearchSchema,
    },
  } as const
  const commands = views.flatMap(([id, view]) => {
    const knownList = id === sessionListId || id === transactionListId ? lists[id] : undefined
    if (!knownList) return []
    return places.map(({ name, place }) => ({
      label: view.name,
      detail: name === undefined ? knownList.name : `${knownList.name} · ${name}`,
      icon: IconBookmark,
      run: () => open(knownList.list, fromView(view, knownList.schema), place),
    }))
  })
  return { title: t`Saved views`, commands: text.trim() ? filterCommands(commands, text) : [] }
}
