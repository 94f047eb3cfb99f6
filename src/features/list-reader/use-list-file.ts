import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { ColumnMapping } from '@/api/sanction-lists/requests'
import type { BirthDateColumn, DateChoices } from './birth-dates'
import { hasName, type RowProblem } from './check-rows'
import type { Refusal } from './list-limits'
import type {
  CheckedList,
  OpenedFile,
  ReadFile,
  ReaderRequest,
  ReaderResponse,
} from './list-reader'
import type { ListChoices } from './prepare-list'
import type { TextEncoding } from './text-encoding'

export interface CheckedRows extends CheckedList {
  problems: readonly RowProblem[]
}

/** The columns that a person, or the guess, has chosen. */
export interface MappedColumns {
  mapping: ColumnMapping
  /** The column of whole dates of birth, if there is one. */
  birthDate?: BirthDateColumn
  /** Answers to the questions about its dates. */
  answers?: DateChoices
}

/** A file and how far it has been read. Each part is undefined until it is known. */
interface ListFileState extends MappedColumns {
  opened?: OpenedFile
  /** Rows that have been read so far. */
  reading?: number
  read?: ReadFile
  refused?: Refusal | 'failed'
  leftOutRows?: readonly number[]
  /** Undefined while a choice is being checked. */
  checked?: CheckedRows
  /** The last check: its dates and rows are shown until the next one is done. */
  shown?: CheckedRows
  /** The columns are those of an earlier choice, not guessed. */
  isMappingKept?: boolean
}

/**
 * Reads a list file in a worker, which ends with the component, and checks its rows whenever the columns change.
 * `takeChoice` gives the earlier choice for these headings, if there is one. It must stay the same function.
 */
export function useListFile(
  file: File,
  takeChoice: (header: readonly string[]) => MappedColumns | undefined,
) {
  const [state, setState] = useState<ListFileState>({ mapping: {} })
  const [encoding, setEncoding] = useState<TextEncoding>()
  const worker = useRef<Worker>(undefined)
  const check = useRef({ id: 0, problems: new Array<RowProblem>() })
  const onCsv = useRef<(csv: Blob) => void>(() => {})

  const choices = useRef<ListChoices>({ mapping: {} })

  const startCheck = useCallback((next: ListChoices) => {
    choices.current = next
    const id = check.current.id + 1
    check.current = { id, problems: [] }
    if (hasName(next.mapping)) post(worker.current, { check: next, id })
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
        const kept = takeChoice(opened.header)
        const { mapping, birthDate, answers } = kept ?? guessOf(opened)
        const isMappingKept = kept !== undefined
        startTransition(() => setState({ opened, mapping, birthDate, answers, isMappingKept }))
        startCheck({ mapping, birthDate, dates: answers })
      } else if ('csv' in data) onCsv.current(data.csv)
      else if ('read' in data || 'reading' in data || 'refused' in data) change(data)
      else if (data.id !== check.current.id) return
      else if ('problems' in data) check.current.problems.push(...data.problems)
      else {
        const checked = { ...data.checked, problems: check.current.problems }
        change({ checked, shown: checked })
      }
    })
    post(started, { open: file, encoding })
    return () => started.terminate()
  }, [file, encoding, startCheck, takeChoice])

  return {
    ...state,
    setEncoding: (next: TextEncoding) => {
      setState({ mapping: {} })
      setEncoding(next)
    },
    /** It stays the same, because a new function would render the columns again. */
    setMapping: useCallback(
      (mapping: ColumnMapping, birthDate?: BirthDateColumn) => {
        setState(({ checked: _checked, shown, ...before }) => ({
          ...{ ...before, mapping, birthDate, isMappingKept: false },
          shown: hasName(mapping) ? shown : undefined,
        }))
        startCheck({ ...choices.current, mapping, birthDate })
      },
      [startCheck],
    ),
    setAnswers: (answers: DateChoices) => {
      setState(({ checked: _checked, ...before }) => ({ ...before, answers }))
      startCheck({ ...choices.current, dates: answers })
    },
    /** Marks rows that are no rows of the list. */
    setLeftOutRows: (leftOutRows: readonly number[]) => {
      setState(({ checked: _checked, ...before }) => ({ ...before, leftOutRows }))
      startCheck({ ...choices.current, leftOutRows })
    },
    /** Writes the problems of the last check as CSV, in the worker. */
    writeCsv: (csv: Extract<ReaderRequest, { csv: unknown }>['csv'], done: (csv: Blob) => void) => {
      onCsv.current = done
      post(worker.current, { csv })
    },
  }
}

/** The choice that a file suggests by its headings. */
function guessOf({ guess, birthDate: column }: OpenedFile): MappedColumns {
  return { mapping: guess, birthDate: column === undefined ? undefined : { column } }
}

export type ListFile = ReturnType<typeof useListFile>

function post(worker: Worker | undefined, request: ReaderRequest) {
  worker?.postMessage(request, [])
}
