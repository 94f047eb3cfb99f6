import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCornerDownRight, IconHash, IconRefresh } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { isSilent } from '@/api/core/api-error'
import { useScope } from '@/api/core/use-scope'
import type { FoundRecord } from '@/api/record-lookup/loaded-records'
import type { LookupArea } from '@/api/record-lookup/lookup-area'
import { useLoadedRecords, useRecordLookup } from '@/api/record-lookup/queries'
import { useStatusName } from '@/features/labels/status-badge'
import { recognizeSearch } from '@/features/record-list/recognize-search'
import { shortenMiddle } from '@/lib/format'
import type { Command } from '@/ui/shell/search/command'
import {
  SearchFailureNote,
  NotFoundNote,
  UnknownShortIdNote,
} from '@/features/record-list/search-notes'

type RecordSearchOptions = {
  text: string
  area: LookupArea
  /** Returns a bundle's name. Called if the record doesn't contain the name. */
  bundleName?: (id: string) => string | undefined
  getAction: (record: FoundRecord) => { to: string } | { run: () => void }
  /** Called to close the search. */
  onChoose: () => void
}

type RecordSearch = {
  commands: readonly Command[]
  note?: ReactNode
  /** Whether the text may be something other than a record ID. */
  isOpen: boolean
}

/** Finds the session or transaction whose ID is in the search box, in any bundle. */
export function useRecordSearch(options: RecordSearchOptions): RecordSearch {
  const scope = useScope()
  const { text, area, bundleName, getAction } = options
  const { t } = useLingui()
  const id = toRecordId(text)
  // Looks up a pasted ID immediately, but waits for a pause in typing otherwise.
  const [settledId] = useDebouncedValue(id, 250, { leading: true })
  const isSettled = id !== undefined && id === settledId
  const canLook = scope.realm === 'client' || (area.bundle ?? area.client) !== undefined
  const lookup = useRecordLookup(scope, isSettled && canLook ? { ...area, id } : undefined)
  const toCommand = useRecordCommand(bundleName)
  const { isAwaited, awaitRecord } = useAwaited(options, id, lookup.record)
  const loadedRecordList = useLoadedRecords(scope)

  const short = toShortId(text)
  if (short) {
    const matching = loadedRecordList.filter((record) => shortenMiddle(record.id) === short)
    const commands = matching.map((record) => ({ ...toCommand(record), ...getAction(record) }))
    return { commands, note: matching.length === 0 && <UnknownShortIdNote />, isOpen: false }
  }
  if (id === undefined || !canLook) return { commands: [], isOpen: id === undefined }
  if (lookup.record) {
    const { record } = lookup
    return { commands: [{ ...toCommand(record), ...getAction(record) }], isOpen: false }
  }
  if (!isSettled || lookup.isFetching) {
    const wait = {
      label: t`Looking for ${shortenMiddle(id)}…`,
      detail: isAwaited ? t`Opens when found` : undefined,
      icon: IconHash,
      stay: awaitRecord,
    }
    return { commands: [wait], isOpen: false }
  }
  const error = lookup.error ?? lookup.data?.error
  if (error && !isSilent(error)) {
    const retry = { label: t`Try again`, icon: IconRefresh, stay: () => void lookup.refetch() }
    const note = <SearchFailureNote error={error} failedCount={lookup.data?.failed} />
    return { commands: [retry], note, isOpen: false }
  }
  if (!lookup.data) return { commands: [], isOpen: false }
  const note = <NotFoundNote realm={scope.realm} bundles={lookup.data.bundles} />
  return { commands: [], note, isOpen: true }
}

/** If the user pressed Enter before the record arrived, opens the record as soon as it arrives. */
function useAwaited(
  { getAction, onChoose }: RecordSearchOptions,
  id: string | undefined,
  record: FoundRecord | undefined,
) {
  const { history } = useRouter()
  const [awaited, setAwaited] = useState<string>()
  const isAwaited = id !== undefined && awaited === id
  const open = useEffectEvent(() => {
    if (!record) return
    onChoose()
    const target = getAction(record)
    if ('to' in target) history.push(target.to)
    else target.run()
  })
  const isThere = isAwaited && record?.id === id
  useEffect(() => {
    // Deferred until the effect ends, because `open` closes the search immediately, and closing restores the focus.
    if (isThere) queueMicrotask(open)
  }, [isThere])
  return { isAwaited, awaitRecord: () => setAwaited(id) }
}

/** Returns a function that labels a record, such as "Session 12ee5a…b196 · Wallet sign-up · Failed". */
export function useRecordCommand(bundleName?: RecordSearchOptions['bundleName']) {
  const scope = useScope()
  const { t } = useLingui()
  const sessionStatus = useStatusName('session')
  const outcome = useStatusName('check')
  return (record: FoundRecord) => {
    const { kind, status, bundleId } = record
    const id = shortenMiddle(record.id)
    const bundle = record.bundleName ?? bundleName?.(bundleId) ?? bundleId
    return {
      label:
        kind === 'session'
          ? t`Session ${id} · ${bundle} · ${sessionStatus(status)}`
          : t`Transaction ${id} · ${bundle} · ${outcome(status)}`,
      detail: scope.realm === 'admin' ? record.clientName : undefined,
      icon: IconCornerDownRight,
    }
  }
}

/** Returns the text if it is a session's or transaction's full ID, and undefined otherwise. */
export function toRecordId(text: string): string | undefined {
  const recognizedSearch = recognizeSearch(text)
  return recognizedSearch?.kind === 'session' ? recognizedSearch.text : undefined
}

/** Returns the text if it is a shortened ID as shown in lists (`12ee5a…b196`), and undefined otherwise. */
export function toShortId(text: string): string | undefined {
  const short = text.trim().replace('...', '…')
  return /^[^\s…]{6}…[^\s…]{4}$/.test(short) ? short : undefined
}
