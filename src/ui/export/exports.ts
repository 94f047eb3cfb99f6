import { useSyncExternalStore, type ReactNode } from 'react'
import { createStore } from '@/lib/store'
import { toast } from '@/ui/feedback/toast'
import type { FormProblem } from '@/ui/form/form-summary'

/** Login whose data a file contains. The file is removed when this login ends (rows E11, S2). */
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
  /** The progress in words. */
  detail: ReactNode
}

export interface ExportFailure extends FormProblem {
  /** Whether running the export again completes the file. */
  canResume?: boolean
}

/** Task that writes one file. It outlives the dialog that started it. */
export interface ExportWork {
  fileName: string
  login: ExportLogin
  /** Writes the file, and returns the text below the success toast's title. */
  run: (
    signal: AbortSignal,
    onProgress: (progress: ExportProgress) => void,
  ) => Promise<string | undefined>
  /** Removes the file. */
  abandon: () => Promise<void>
  /** Describes an error, or returns undefined to end the export without a message. */
  describeFailure: (error: unknown) => ExportFailure | undefined
  /** Toast title for a saved file. */
  savedText: string
  /** How to check the result after an unknown outcome. */
  look?: ReactNode
}

export interface FileExport {
  id: number
  fileName: string
  state: 'running' | 'saved' | 'failed'
  /** Whether the export's dialog is open, so the header doesn't show the export. */
  isInDialog: boolean
  progress?: ExportProgress
  failure?: ExportFailure
  look?: ReactNode
}

interface Job {
  work: ExportWork
  run: AbortController
  isActive: boolean
  /**
   * Whether the export may remove the file. False once the file is saved or removed, because another file may then have
   * the same name.
   */
  hasFile: boolean
  stopFollowing: () => void
}

const entries = createStore<readonly FileExport[]>([])
/** Sign-out that waits for the user's decision. */
const waitingSignOut = createStore<(() => void) | undefined>(undefined)
const jobs = new Map<number, Job>()
let lastId = 0

export const useExports = () => useSyncExternalStore(entries.subscribe, entries.get)
export const useWaitingSignOut = () =>
  useSyncExternalStore(waitingSignOut.subscribe, waitingSignOut.get)

export const isRunning = ({ state }: FileExport) => state === 'running'

/** Adds an export for the current login. The export appears in its dialog until the dialog closes. */
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

/** Runs an export, or retries it after a failure. Resolves to whether the file was saved. */
export async function runExport(id: number): Promise<boolean> {
  const job = jobs.get(id)
  // Ignores a second click that arrives before the next render.
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

/** Aborts and removes an export. Also removes its file, unless the file is saved. */
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
  // Ignores errors, because the user may have removed the file.
  await job.work.abandon().catch(() => {})
}

/** Moves a running export to the header when its dialog closes. Removes any other export. */
export function leaveDialog(id: number): void {
  if (entries.get().some((entry) => entry.id === id && isRunning(entry)))
    change(id, { isInDialog: false })
  else removeExport(id)
}

/** Asks the user to confirm a sign-out that would end an export. */
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

/**
 * Makes the browser ask before the user leaves the page during an export. After the login ends, the page must not block
 * leaving, even before the export is removed.
 */
function askBeforeLeaving(event: Event) {
  const isWanted = ({ work: { login } }: Job) => login.auth.isCurrent(login.sid)
  if ([...jobs.values()].some(isWanted)) event.preventDefault()
}
