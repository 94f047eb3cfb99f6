import { useState, type ReactNode } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { isSilent } from '@/api/core/api-error'
import { errorReason } from '@/features/labels/error-reason'
import { fetchUncached } from '@/api/core/fetch-uncached'
import { useScope } from '@/api/core/use-scope'
import { imageQueries } from '@/api/images'
import { sessionQueries } from '@/api/sessions'
import type { Session, SessionDetail } from '@/backend/sessions'
import { openFileSink, ZIP_FILE } from '@/browser/file-sink'
import { createZipWriter } from '@/browser/zip-writer'
import { useFieldName } from '@/features/labels/names'
import { useRunOverMany } from '@/features/record-list/run/use-run-over-many'
import { NotAnImageError } from '@/lib/image/image-bytes'
import { toDay } from '@/lib/period/period'
import { getCsvSeparator } from '@/stores/preferences'
import { useCancellableTask } from '@/ui/tasks/use-cancellable-task'
import { toast } from '@/ui/feedback/toast'
import { imagesToAdd, sessionFieldsCsv, sessionJson, type ImageToAdd } from './session-files'

/** A loaded session, or a list row whose details the export fetches. */
export type ZippedSession = Session | SessionDetail

export const isLoaded = (session: ZippedSession): session is SessionDetail =>
  'transactions' in session

type SessionFiles = { files: [name: string, file: Blob][]; missing: number }

/**
 * Exports sessions as one zip, reports the progress and outcome, and can cancel the export. If a session fails, the
 * file stays open until the user decides.
 */
export function useSessionZip(sessions: readonly ZippedSession[], onDone: () => void) {
  const scope = useScope()
  const { t } = useLingui()
  const client = useQueryClient()
  const fieldName = useFieldName()
  const { run, isDone, getError } = useRunOverMany<ZippedSession>()
  const task = useCancellableTask<{ number: number; of: number }, ReactNode>()
  const [decide, setDecide] = useState<{ retry: () => void; save: () => void }>()
  const single = sessions.length === 1 ? sessions.find(isLoaded) : undefined

  function recordFiles(session: SessionDetail, isMasked: boolean): SessionFiles['files'] {
    const json = sessionJson(session, isMasked)
    const names = { field: t`Field`, value: t`Value`, getName: fieldName }
    const csv = sessionFieldsCsv(session, { isMasked, separator: getCsvSeparator() }, names)
    return [
      ['session.json', new Blob([json], { type: 'application/json' })],
      ['fields.csv', new Blob([csv], { type: 'text/csv' })],
    ]
  }

  /** Returns 'missing' if a listed image is missing or the response isn't an image. */
  async function fetchImage({ request, isListed }: ImageToAdd, signal: AbortSignal) {
    try {
      const query = imageQueries(scope).image('original', request)
      const image = await fetchUncached(client, query, signal)
      return image?.blob ?? (isListed ? 'missing' : undefined)
    } catch (error) {
      if (error instanceof NotAnImageError) return 'missing'
      throw error
    }
  }

  async function fetchFiles(row: ZippedSession, isMasked: boolean, signal: AbortSignal) {
    const { bundle_id, session_id } = row
    const query = sessionQueries(scope).detail({ bundle_id, session_id })
    const session = isLoaded(row) ? row : await fetchUncached(client, query, signal)
    // Omits images from a masked zip because images cannot be masked.
    const images = isMasked ? [] : imagesToAdd(session)
    const all: SessionFiles = { files: recordFiles(session, isMasked), missing: 0 }
    for (const [index, image] of images.entries()) {
      signal.throwIfAborted()
      task.setProgress({ number: index + 1, of: images.length })
      const file = await fetchImage(image, signal)
      if (file instanceof Blob)
        all.files.push([`${image.name}.${file.type.replace('image/', '')}`, file])
      else if (file) all.missing += 1
    }
    return all
  }

  /** Resolves to whether the user retries the failed sessions instead of saving the zip without them. */
  function askUser(signal: AbortSignal): Promise<boolean> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    signal.addEventListener('abort', () => reject(signal.reason))
    setDecide({ retry: () => resolve(true), save: () => resolve(false) })
    return promise.finally(() => setDecide(undefined))
  }

  async function save(isMasked: boolean) {
    const name = single
      ? `session-${single.session_id}.zip`
      : `sessions-${sessions[0]?.bundle_id}-${toDay(new Date())}.zip`
    const sink = await task.pickFile(() => openFileSink(name, ZIP_FILE))
    if (!sink) return
    await task.run(
      async (signal) => {
        const zip = createZipWriter(sink.write)
        let writing = Promise.resolve()
        let missing = 0
        // Adds a session's files together, so a failed session leaves no files in the zip.
        const add = async (session: ZippedSession, running: AbortSignal) => {
          const added = await fetchFiles(session, isMasked, running)
          const folder = single ? '' : folderName(session, sessions.indexOf(session))
          const write = async (before: Promise<void>) => {
            await before.catch(() => {})
            for (const [file, blob] of added.files) await zip.add(folder + file, blob)
          }
          writing = write(writing)
          await writing
          missing += added.missing
        }
        let left = sessions
        try {
          do {
            left = await run(left, add)
          } while (left.length > 0 && (await askUser(signal)))
          await zip.end()
          signal.throwIfAborted()
          await sink.close(name)
        } catch (error) {
          // Ignores an error because there may be no file to remove.
          await sink.abort().catch(() => {})
          throw error
        } finally {
          zip.close()
        }
        const notes = [
          left.length > 0 &&
            t`${plural(left.length, { one: '# session was left out.', other: '# sessions were left out.' })}`,
          missing > 0 &&
            t`${plural(missing, { one: '# image was not available.', other: '# images were not available.' })}`,
        ]
        void toast('success', t`Export successful`, notes.filter(Boolean).join(' ') || undefined)
        onDone()
      },
      (error) => (isSilent(error) ? undefined : errorReason(error)),
    )
  }

  return {
    isBusy: task.isRunning && !decide,
    /** The current image of a single session. */
    image: single && (task.progress ?? { number: 0, of: 0 }),
    failure: task.failure,
    left: sessions.filter((session) => !isDone(session)),
    getError,
    /** Set while failed sessions wait for the user's decision. */
    decide,
    save: (isMasked: boolean) => void save(isMasked),
  }
}

/** Returns a session's folder. The ID comes from the server and must not form a path. */
const folderName = ({ session_id }: ZippedSession, index: number) =>
  `${String(index + 1).padStart(2, '0')}-${session_id.replaceAll(/[^\w-]/g, '_').slice(0, 80)}/`
