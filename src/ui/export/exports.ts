import { useSyncExternalStore, type ReactNode } from 'react'
import { createStore } from '@/lib/store'
import { toast } from '@/ui/feedback/toast'
import type { FormProblem } from '@/ui/form/form-summary'

/** Whose data a file has. The file is removed when this login ends (rows E11, S2). */
export interface ExportLogin {
  sid: string
  auth: {
    isCurrent: (sid: string) => boolean
    subscribe: (listener: () => void) => () => void
  }
}

export interface ExportProgress {
  /** From 0 to 1; undefined while unknown. */
  share: number | undefined
  /** The same in words. */
  detail: ReactNode
}

export interface ExportFailure extends FormProblem {
  /** Running it again completes the file. */
  canResume?: boolean
}

/** The writing of one file, which outlives the dialog that it was started in. */
export interface ExportWork {
  fileName: string
  login: ExportLogin
  /** Returns the text of the toast below its title. */
  run: (
    signal: AbortSignal,
    onProgress: (progress: ExportProgress) => void,
  ) => Promise<string | undefined>
  /** Removes the file. */
  abandon: () => Promise<void>
  /** Undefined ends the export without a message. */
  describeFailure: (error: unknown) => ExportFailure | undefined
  /** The title of the toast for a saved file. */
  savedText: string
  /** Where to look after an unknown outcome. */
  look?: ReactNode
}

export interface FileExport {
  id: number
  fileName: string
  state: 'running' | 'saved' | 'failed'
  /** Its dialog is open, and shows all of this. */
  isInDialog: boolean
  progress?: ExportProgress
  failure?: ExportFailure
  look?: ReactNode
}

interface Job {
  work: ExportWork
  run: AbortController
  isActive: boolean
  /** Not saved or removed yet. Later another file may be in its place. */
  hasFile: boolean
  stopFollowing: () => void
}

const entries = createStore<readonly FileExport[]>([])
/** The sign-out that waits for an answer. */
const waitingSignOut = createStore<(() => void) | undefined>(undefined)
const jobs = new Map<number, Job>()
let lastId = 0

export const useExports = () => useSyncExternalStore(entries.subscribe, entries.get)
export const useWaitingSignOut = () =>
  useSyncExternalStore(waitingSignOut.subscribe, waitingSignOut.get)

export const isRunning = ({ state }: FileExport) => state === 'running'

/** Adds an export of the current login, which its dialog shows. */
export function addExport(work: ExportWork): number {
  lastId += 1
  const id = lastId
  const { auth, sid } = work.login
  const stopFollowing = auth.subscribe(() => {
    if (auth.isCurrent(sid)) return
    waitingSignOut.set(undefined)
    removeExport(id)
  })
  const run = new AbortController()
  jobs.set(id, { work, run, isActive: false, hasFile: true, stopFollowing })
  const { fileName, look } = work
  setEntries([...entries.get(), { id, fileName, look, state: 'running', isInDialog: true }])
  return id
}

/** Runs an export, also once more after a failure. Resolves with whether the file was saved. */
export async function runExport(id: number): Promise<boolean> {
  const job = jobs.get(id)
  // A second click arrives before the next render.
  if (!job || job.isActive) return false
  const { work } = job
  job.isActive = true
  job.run = new AbortController()
  const { signal } = job.run
  change(id, { state: 'running', failure: undefined })
  try {
    const detail = await work.run(signal, (progress) => {
      if (!signal.aborted) change(id, { progress })
    })
    if (signal.aborted) return false
    job.hasFile = false
    change(id, { state: 'saved', progress: undefined })
    void toast('success', work.savedText, detail)
    return true
  } catch (error) {
    if (!signal.aborted) await fail(id, job, error)
    return false
  } finally {
    job.isActive = false
  }
}

async function fail(id: number, job: Job, error: unknown) {
  const failure = job.work.describeFailure(error)
  if (!failure) return removeExport(id)
  if (!failure.canResume) await removeFile(job)
  change(id, { state: 'failed', failure })
  if (entries.get().some((entry) => entry.id === id && !entry.isInDialog))
    void toast('failure', failure.title, failure.text)
}

/** Aborts an export and removes its file, unless it is saved. */
export function removeExport(id: number): void {
  const job = jobs.get(id)
  if (!job) return
  job.run.abort()
  job.stopFollowing()
  jobs.delete(id)
  setEntries(entries.get().filter((entry) => entry.id !== id))
  void removeFile(job)
}

async function removeFile(job: Job): Promise<void> {
  if (!job.hasFile) return
  job.hasFile = false
  // The person may have removed it.
  await job.work.abandon().catch(() => {})
}

/** The dialog of an export has closed: what still runs goes on in the header. */
export function leaveDialog(id: number): void {
  if (entries.get().some((entry) => entry.id === id && isRunning(entry)))
    change(id, { isInDialog: false })
  else removeExport(id)
}

/** Asks before a sign-out that would end an export. */
export function askBeforeSignOut(signOut: () => void): void {
  if (entries.get().some(isRunning)) waitingSignOut.set(signOut)
  else signOut()
}

export function resolveSignOut(isConfirmed: boolean): void {
  const signOut = waitingSignOut.get()
  waitingSignOut.set(undefined)
  if (isConfirmed) signOut?.()
}

function change(id: number, changes: Partial<FileExport>) {
  setEntries(entries.get().map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)))
}

function setEntries(next: readonly FileExport[]) {
  entries.set(next)
  if (next.some(isRunning)) window.addEventListener('beforeunload', askBeforeLeaving)
  else window.removeEventListener('beforeunload', askBeforeLeaving)
}

/** Once the login has ended the page must go, before anything has noticed that here. */
function askBeforeLeaving(event: Event) {
  const isWanted = ({ work: { login } }: Job) => login.auth.isCurrent(login.sid)
  if ([...jobs.values()].some(isWanted)) event.preventDefault()
}
