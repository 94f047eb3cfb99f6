import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { ColumnMapping } from '@/api/sanction-lists/schema'
import { hasName, type RowProblem } from './check-rows'
import type { OpenedFile, ReadFile, ReaderRequest, ReaderResponse, Refusal } from './list-reader'
import type { TextEncoding } from './text-encoding'

export interface CheckedRows {
  accepted: number
  rejected: number
  problems: readonly RowProblem[]
}

/** A file and how far it has been read. Each part is undefined until it is known. */
interface ListFileState {
  opened?: OpenedFile
  /** Rows that have been read so far. */
  reading?: number
  read?: ReadFile
  refused?: Refusal | 'failed'
  checked?: CheckedRows
  mapping: ColumnMapping
  /** The columns are those of an earlier choice, not guessed. */
  isMappingKept?: boolean
}

/**
 * Reads a list file in a worker, which ends with the component, and checks its rows whenever the columns change.
 * `takeMapping` gives the earlier choice for these headings, if there is one. It must stay the same function.
 */
export function useListFile(
  file: File,
  takeMapping: (header: readonly string[]) => ColumnMapping | undefined,
) {
  const [state, setState] = useState<ListFileState>({ mapping: {} })
  const [encoding, setEncoding] = useState<TextEncoding>()
  const worker = useRef<Worker>(undefined)
  const check = useRef({ id: 0, problems: new Array<RowProblem>() })
  const onCsv = useRef<(csv: Blob) => void>(() => {})

  const startCheck = useCallback((mapping: ColumnMapping) => {
    check.current = { id: check.current.id + 1, problems: [] }
    if (hasName(mapping)) post(worker.current, { check: mapping, id: check.current.id })
  }, [])

  useEffect(() => {
    const started = new Worker(new URL('./list-file-worker.ts', import.meta.url), {
      type: 'module',
    })
    worker.current = started
    // A transition renders the contents of a file in slices: all at once they would block the page for a moment.
    const change = (next: Partial<ListFileState>) =>
      startTransition(() => setState((before) => ({ ...before, ...next })))
    started.addEventListener('error', () => change({ refused: 'failed' }))
    started.addEventListener('message', ({ data }: MessageEvent<ReaderResponse>) => {
      if ('opened' in data) {
        const { opened } = data
        const kept = takeMapping(opened.header)
        const mapping = kept ?? opened.guess
        startTransition(() => setState({ opened, mapping, isMappingKept: kept !== undefined }))
        startCheck(mapping)
      } else if ('csv' in data) onCsv.current(data.csv)
      else if ('read' in data || 'reading' in data || 'refused' in data) change(data)
      else if (data.id !== check.current.id) return
      else if ('problems' in data) check.current.problems.push(...data.problems)
      else change({ checked: { ...data.checked, problems: check.current.problems } })
    })
    post(started, { open: file, encoding })
    return () => started.terminate()
  }, [file, encoding, startCheck, takeMapping])

  return {
    ...state,
    setEncoding: (next: TextEncoding) => {
      setState({ mapping: {} })
      setEncoding(next)
    },
    /** It stays the same, because a new function would render the columns again. */
    setMapping: useCallback(
      (mapping: ColumnMapping) => {
        setState(({ checked: _checked, ...before }) => ({
          ...before,
          mapping,
          isMappingKept: false,
        }))
        startCheck(mapping)
      },
      [startCheck],
    ),
    /** Writes the problems of the last check as CSV, in the worker. */
    writeCsv: (csv: Extract<ReaderRequest, { csv: unknown }>['csv'], done: (csv: Blob) => void) => {
      onCsv.current = done
      post(worker.current, { csv })
    },
  }
}

export type ListFile = ReturnType<typeof useListFile>

function post(worker: Worker | undefined, request: ReaderRequest) {
  worker?.postMessage(request, [])
}
