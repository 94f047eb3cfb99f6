import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { ColumnMapping } from '@/backend/sanction-lists'
import type { BirthDateColumn, DateChoices } from './birth-dates'
import { hasName, type RowProblem } from './check-rows'
import type { QuoteNotes } from './csv-records'
import type { Refusal } from './list-limits'
import type {
  CheckedList,
  OpenedFile,
  ReadChoices,
  ReadFile,
  ReaderRequest,
  ReaderResponse,
} from './list-reader'
import type { ListChoices } from './prepare-list'

/** Time limit for reading a file. Parsing a workbook is a single step that only terminating the worker can stop. */
const MAX_READING_MS = 60_000

export interface CheckedRows extends CheckedList {
  /** Identifies the file, the way it was read and the choices. */
  id: number
  problems: readonly RowProblem[]
}

/** Columns chosen by the user or guessed. */
export interface MappedColumns {
  mapping: ColumnMapping
  /** Column of whole dates of birth, if any. */
  birthDate?: BirthDateColumn
  /** Choices for the column's ambiguous dates. */
  answers?: DateChoices
}

/** Progress of reading a file. A property is undefined until its step is done. */
interface ListFileState extends MappedColumns {
  opened?: OpenedFile
  read?: ReadFile
  refused?: Refusal | 'too_slow' | 'failed'
  leftOutRows?: readonly number[]
  /** Undefined while a choice is being checked. */
  checked?: CheckedRows
  /** Last check. Its dates and rows are shown until the next check is done. */
  shown?: CheckedRows
  /** Whether the columns come from an earlier choice instead of a guess. */
  isMappingKept?: boolean
}

/**
 * Reads a list file in a worker, and checks the file's rows whenever the columns change. `takeChoice` returns the
 * earlier choice for these headings, if any, and must be stable.
 */
export function useListFile(
  file: File,
  takeChoice: (header: readonly string[]) => MappedColumns | undefined,
) {
  const [state, setState] = useState<ListFileState>({ mapping: {} })
  const [choices, setChoices] = useState<ReadChoices>({})
  /** Result of the last reading that could open the file. The choices stay available if a later reading is rejected. */
  const [lastOpened, setLastOpened] = useState<OpenedFile>()
  /** Stays while the file is read again, because the button in the quote notice has the focus. */
  const [quotes, setQuotes] = useState<QuoteNotes>()
  const worker = useRef<Worker>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<ReadChoices>({})
  /** Chosen columns, keyed by headings, because the file is often read or chosen again with the same headings. */
  const columns = useRef(new Map<string, MappedColumns>())
  const ids = useRef({ last: 0, read: 0, check: 0 })
  const problems = useRef(new Array<RowProblem>())
  const onChanged = useRef(new Map<number, (isChanged: boolean) => void>())
  const onCsv = useRef<(csv: Blob) => void>(() => {})

  const checking = useRef<ListChoices>({ mapping: {} })

  const startCheck = useCallback((check: ListChoices) => {
    checking.current = check
    const id = (ids.current.check = ids.current.last += 1)
    problems.current = []
    if (hasName(check.mapping)) post(worker.current, { check, id })
  }, [])

  const startReading = useCallback(() => {
    // A transition renders a file's contents in slices. Without a transition, rendering would block the page for a
    // moment.
    const change = (next: Partial<ListFileState>) =>
      startTransition(() => setState((before) => ({ ...before, ...next })))
    const end = (refused: 'too_slow' | 'failed') => {
      worker.current?.terminate()
      worker.current = undefined
      clearTimeout(timer.current)
      change({ refused })
    }
    const receive = ({ data }: MessageEvent<ReaderResponse>) => {
      if ('csv' in data) onCsv.current(data.csv)
      else if ('isChanged' in data) onChanged.current.get(data.id)?.(data.isChanged)
      else if ('problems' in data) {
        if (data.id === ids.current.check) problems.current.push(...data.problems)
      } else if ('checked' in data) {
        if (data.id !== ids.current.check) return
        const checked = { ...data.checked, id: data.id, problems: problems.current }
        change({ checked, shown: checked })
      } else if (data.id !== ids.current.read) return
      else if ('opened' in data) {
        const { opened } = data
        const keptChoice = takeChoice(opened.header)
        const knownChoice = keptChoice ?? columns.current.get(JSON.stringify(opened.header))
        const { mapping, birthDate, answers } = knownChoice ?? toMappedColumns(opened)
        const isMappingKept = keptChoice !== undefined
        startTransition(() => {
          setState({ opened, mapping, birthDate, answers, isMappingKept })
          setLastOpened(opened)
        })
        startCheck({ mapping, birthDate, dates: answers })
      } else {
        clearTimeout(timer.current)
        startTransition(() => setQuotes('read' in data ? data.read.quotes : undefined))
        change('read' in data ? { read: data.read } : { refused: data.refused })
      }
    }
    const id = (ids.current.read = ids.current.last += 1)
    // Ignores the result of a check of the previous rows that is still running.
    ids.current.check = 0
    clearTimeout(timer.current)
    timer.current = setTimeout(() => end('too_slow'), MAX_READING_MS)
    if (worker.current) post(worker.current, { read: latest.current, id })
    else {
      const newWorker = new Worker(new URL('./list-file-worker.ts', import.meta.url), {
        type: 'module',
      })
      worker.current = newWorker
      newWorker.addEventListener('error', () => end('failed'))
      newWorker.addEventListener('message', receive)
      post(newWorker, { open: file, choices: latest.current, id })
    }
  }, [file, startCheck, takeChoice])

  useEffect(() => {
    startReading()
    return () => {
      worker.current?.terminate()
      worker.current = undefined
      clearTimeout(timer.current)
      setState({ mapping: {} })
    }
  }, [startReading])

  const header = state.opened?.header
  return {
    ...state,
    lastOpened,
    quotes,
    choices,
    /** Reads the file again with these choices. */
    setChoices: (next: ReadChoices) => {
      latest.current = next
      setChoices(next)
      setState({ mapping: {} })
      startReading()
    },
    /** Stable, because a new function would rerender the columns. */
    setMapping: useCallback(
      (mapping: ColumnMapping, birthDate?: BirthDateColumn) => {
        setState(({ checked: _checked, shown, ...before }) => ({
          ...{ ...before, mapping, birthDate, isMappingKept: false },
          shown: hasName(mapping) ? shown : undefined,
        }))
        const { dates: answers } = checking.current
        columns.current.set(JSON.stringify(header), { mapping, birthDate, answers })
        startCheck({ ...checking.current, mapping, birthDate })
      },
      [startCheck, header],
    ),
    setAnswers: (answers: DateChoices) => {
      setState(({ checked: _checked, ...before }) => ({ ...before, answers }))
      const { mapping, birthDate } = checking.current
      columns.current.set(JSON.stringify(header), { mapping, birthDate, answers })
      startCheck({ ...checking.current, dates: answers })
    },
    /** Excludes rows from the list. */
    setLeftOutRows: (leftOutRows: readonly number[]) => {
      setState(({ checked: _checked, ...before }) => ({ ...before, leftOutRows }))
      startCheck({ ...checking.current, leftOutRows })
    },
    /** Whether the file on disk differs from the file that was read. */
    isChanged: () => {
      const id = (ids.current.last += 1)
      return new Promise<boolean>((resolve) => {
        onChanged.current.set(id, resolve)
        post(worker.current, { compare: true, id })
      }).finally(() => onChanged.current.delete(id))
    },
    /** Writes the last check's problems as CSV, in the worker. */
    writeCsv: (csv: Extract<ReaderRequest, { csv: unknown }>['csv'], done: (csv: Blob) => void) => {
      onCsv.current = done
      post(worker.current, { csv })
    },
  }
}

/** Returns the columns that a file's headings suggest. */
function toMappedColumns({ guess, birthDate: column }: OpenedFile): MappedColumns {
  return { mapping: guess, birthDate: column === undefined ? undefined : { column } }
}

export type ListFile = ReturnType<typeof useListFile>

function post(worker: Worker | undefined, request: ReaderRequest) {
  worker?.postMessage(request, [])
}
